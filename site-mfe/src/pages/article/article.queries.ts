import { EASY, SHORT } from '@stillsam/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReadyArticle } from '../../features/articles/fetch-article';
import { loadArticleCalls } from './use-article-presence';

export { ArticlePage as Component } from './article-page';

/** @throws the redirects and errors of fetchArticle. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ReadyArticle> {
  const { searchParams } = new URL(request.url);
  const wanted = ([SHORT, EASY] as const).find((edition) => searchParams.has(edition));
  const { fetchArticle } = await loadArticleCalls();
  return fetchArticle(params.slug ?? '', request.signal, wanted);
}
