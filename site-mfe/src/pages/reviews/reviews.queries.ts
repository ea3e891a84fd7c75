import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchReviews } from '../../features/articles/api-calls';
import type { ReviewedArticle } from '../../features/articles/articles.types';

/** By title. @throws ApiError without a usable response. */
export function loader({ request }: LoaderFunctionArgs): Promise<ReviewedArticle[]> {
  return fetchReviews({ signal: request.signal });
}
