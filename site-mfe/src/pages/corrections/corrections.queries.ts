import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchCorrections } from '../../features/articles/api-calls';
import type { PublishedCorrection } from '../../features/articles/articles.types';

/** Newest first. @throws ApiError without a usable response. */
export function loader({ request }: LoaderFunctionArgs): Promise<PublishedCorrection[]> {
  return fetchCorrections({ signal: request.signal });
}
