import { ADMIN_PATHS } from '@stillsam/paths';
import { redirect, type RouteObject } from 'react-router-dom';
import { routes } from '../routes';
import { PageFailed, UnknownPage } from './error-pages';
import { StandaloneLayout } from './standalone-layout';

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
