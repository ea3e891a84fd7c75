import { useHydrated } from '@stillsam/ui';
import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page';
import { RegionNotice } from './region-notice';

/** The region of a remote's page. Its wrapper keeps the server's markup when the remote's script fails to load. */
export function RemoteRegion({ name }: { name: string }) {
  return (
    <div data-region={name}>
      <Outlet />
    </div>
  );
}

const KEEP_SERVER_MARKUP = { __html: '' };

/**
 * Replaces a remote whose script could not be loaded: what the server rendered stays readable, its links
 * still work, and a notice explains what is missing.
 */
export function ReadableRegion({ name }: { name: string }) {
  const isHydrated = useHydrated();
  // A page that the server did not render is not hydrated: there is no markup to keep.
  const [hasServerMarkup] = useState(!isHydrated);
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);
  useEffect(() => {
    // The markup is of the first address; the document of another one is loaded from the server.
    if (pathname !== renderedPath.current) window.location.reload();
  }, [pathname]);
  return (
    <>
      {isHydrated ? <RegionNotice variant="script" /> : null}
      {/* React leaves existing children alone while it hydrates, so the server's markup remains. */}
      {hasServerMarkup ? (
        <div data-region={name} dangerouslySetInnerHTML={KEEP_SERVER_MARKUP} suppressHydrationWarning />
      ) : null}
    </>
  );
}

/** What the server rendered, and where. Nothing on the server itself. */
let kept: { pathname: string; root: HTMLElement } | undefined;

/** Keeps a copy of the server's markup before React may replace it. */
export function keepServerMarkup(container: HTMLElement): void {
  const root = container.cloneNode(true);
  if (root instanceof HTMLElement) kept = { pathname: window.location.pathname, root };
}

/** A copy of a remote's region as the server rendered it, if it did. */
function serverRegion(): Node | null {
  return kept?.root.querySelector('[data-region]')?.cloneNode(true) ?? null;
}

/** Puts the server's markup back after React has given up. Its links work, its controls do not. */
export function restoreServerMarkup(container: HTMLElement): void {
  if (kept?.pathname === window.location.pathname) container.replaceChildren(...kept.root.childNodes);
  else window.location.reload();
}

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
