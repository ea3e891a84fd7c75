import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from './region-notice';

/** What a remote's region shows when its page or its data failed; header and footer live on. */
export function RegionError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <RegionNotice variant="page" />;
}
