import { useHydrated } from '@stillsam/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
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
