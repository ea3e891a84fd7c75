import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from './region-notice';

/** Replaces a remote's region when its page or its data failed; header and footer keep working. */
export function RegionError() {
  const error = useRouteError();
  useKeptDocument();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <RegionNotice variant="page" />;
}

/** Without a network the page's data may be missing although its whole document is in the cache. */
function useKeptDocument(): void {
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
}
