import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { serverRegion } from '../errors/server-markup';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from './region-notice';

/** Replaces a remote's region when its page or its data failed; header and footer keep working. */
export function RegionError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const [region] = useState(() => (typeof document === 'undefined' ? null : serverRegion(pathname)));
  useKeptDocument();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (!region) return <RegionNotice variant="page" />;
  // What could be read stays readable.
  return (
    <>
      <RegionNotice variant="script" />
      <div ref={(parent) => parent?.replaceChildren(region)} />
    </>
  );
}

/** Without a network the page's data may be missing although its whole document is in the cache. */
function useKeptDocument(): void {
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
}
