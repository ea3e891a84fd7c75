import { articlePath, PATHS } from '@stillsam/paths';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticle } from '../../features/articles/fetch-article';

export interface SharedArticle {
  slug: string;
  title: string;
}

/** @throws a redirect for a slug without an article. @throws ApiError without a usable response. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SharedArticle> {
  const result = await fetchArticle(params.slug ?? '', request.signal);
  if (result.kind === 'moved') throw redirect(articlePath(result.slug), 301);
  if (result.kind === 'missing') throw redirect(PATHS.library);
  const { slug, title } = result.ready.article;
  return { slug, title };
}
