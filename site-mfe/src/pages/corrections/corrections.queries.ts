import type { LoaderFunctionArgs } from 'react-router-dom';
import { bodyOf, siteApi } from '../../api/site-api';
import type { PublishedCorrection } from '../../features/articles/article-calls';

export { CorrectionsPage as Component } from './corrections-page';

/** Newest first. @throws ApiError without a usable response. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<PublishedCorrection[]> {
  return (await bodyOf(siteApi().GET('/api/blog/corrections', { signal }))).corrections;
}
