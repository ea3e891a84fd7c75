import { ADMIN_PATHS } from '@stillsam/paths';
import { Outlet, redirect, useLocation, type RouteObject } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { routes } from '../routes';
import { PageFailed, UnknownPage } from './error-pages';
import { STANDALONE_COPY } from './standalone.copy';

/** The remote's routes in the standalone document. */
export const standaloneRoutes: RouteObject[] = [
  {
    element: <StandaloneLayout />,
    // Shown while the first page's chunk loads.
    hydrateFallbackElement: <></>,
    errorElement: <PageFailed />,
    children: [
      { path: '/', loader: () => redirect(ADMIN_PATHS.dashboard) },
      { errorElement: <PageFailed />, children: routes },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];

/** What the shell has otherwise: the skip link, and the focus after a navigation. */
function StandaloneLayout() {
  useRouteArrival();
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {STANDALONE_COPY.skipLink}
      </a>
      <Outlet />
    </>
  );
}

const MAIN_ID = 'innehall';

/** Scrolls to the top and focuses the page after each navigation, but not on the first page. */
function useRouteArrival(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
