import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticle } from '../../features/articles/fetch-article';

export { ShareMessengerPage as Component } from './share-messenger-page';

export interface SharedArticle {
  slug: string;
  title: string;
}

/** @throws a redirect for a slug without an article. @throws ApiError without a usable response. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SharedArticle> {
  const { slug, title } = (await fetchArticle(params.slug ?? '', request.signal)).article;
  return { slug, title };
}
