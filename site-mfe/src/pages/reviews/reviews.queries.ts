import type { LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import type { ReviewedArticle } from '../../features/articles/article-calls';

export { ReviewsPage as Component } from './reviews-page';

/** By title. @throws ApiError without a usable response. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<ReviewedArticle[]> {
  return (await bodyOf(siteApi().GET('/api/reviews', { signal }))).posts;
}
