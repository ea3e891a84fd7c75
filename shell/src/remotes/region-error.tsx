import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { serverRegion } from '../errors/server-markup';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from './region-notice';

/** React Router's key of the location that the document was loaded for. */
const FIRST_LOCATION = 'default';

/** Replaces a remote's region when its page or its data failed; header and footer keep working. */
export function RegionError() {
  const error = useRouteError();
  const isFirstPage = useLocation().key === FIRST_LOCATION;
  const [region] = useState(() => (isFirstPage ? serverRegion() : null));
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
