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
  useKeptDocument(isFirstPage);
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

/**
 * After a navigation inside the site the page's data may be missing although its whole document is in the cache: with a
 * broken connection, too, which the browser takes for one. A document that was loaded as such is not loaded again.
 */
function useKeptDocument(isFirstPage: boolean): void {
  useEffect(() => {
    if (isFirstPage || !navigator.serviceWorker?.controller) return;
    caches.match(window.location.href, { ignoreVary: true }).then(
      (kept) => kept && window.location.reload(),
      () => undefined,
    );
  }, [isFirstPage]);
}
