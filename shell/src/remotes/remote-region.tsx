import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RegionNotice } from './region-notice';

/** Where a remote's page stands. The wrapper lets a page outlive a script that did not come. */
export function RemoteRegion({ name }: { name: string }) {
  return (
    <div data-region={name}>
      <Outlet />
    </div>
  );
}

const subscribeToNothing = () => () => {};
const KEEP_SERVER_MARKUP = { __html: '' };

/**
 * Stands in for a remote whose script could not be loaded: what the server rendered stays readable, its links
 * stay links, and a notice says what is missing.
 */
export function ReadableRegion({ name }: { name: string }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { pathname } = useLocation();
  const renderedPath = useRef(pathname);
  useEffect(() => {
    // The markup belongs to the first address; another one has to come from the server.
    if (pathname !== renderedPath.current) window.location.reload();
  }, [pathname]);
  return (
    <>
      {isHydrated ? <RegionNotice variant="script" /> : null}
      {/* React leaves existing children alone while it hydrates, so the server's markup remains. */}
      <div data-region={name} dangerouslySetInnerHTML={KEEP_SERVER_MARKUP} suppressHydrationWarning />
    </>
  );
}
