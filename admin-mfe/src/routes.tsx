import { lazyPage } from '@stillsam/platform';
import { PATHS } from '@stillsam/paths';
import { redirect, type RouteObject } from 'react-router-dom';
import { AdminRoot } from './admin-root';

/** The same in the shell under /admin and on the admin app's own origin. */
export const routes: RouteObject[] = [
  {
    element: <AdminRoot />,
    children: [
      { path: '/admin', loader: () => redirect(PATHS.adminDashboard) },
      {
        path: PATHS.adminLogin,
        ...lazyPage(
          'login-page',
          () => import(/* webpackChunkName: "login-page" */ './pages/login/login-page.route'),
        ),
      },
      {
        path: PATHS.adminDashboard,
        ...lazyPage(
          'dashboard-page',
          () => import(/* webpackChunkName: "dashboard-page" */ './pages/dashboard/dashboard-page.route'),
        ),
      },
      {
        path: PATHS.adminAccount,
        ...lazyPage(
          'account-page',
          () => import(/* webpackChunkName: "account-page" */ './pages/account/account-page.route'),
        ),
      },
      {
        path: PATHS.adminNewPost,
        ...lazyPage(
          'post-editor-page',
          () =>
            import(/* webpackChunkName: "post-editor-page" */ './pages/post-editor/post-editor-page.route'),
        ),
      },
      {
        path: '/admin/blog/edit/:id',
        ...lazyPage(
          'post-editor-page',
          () =>
            import(/* webpackChunkName: "post-editor-page" */ './pages/post-editor/post-editor-page.route'),
        ),
      },
    ],
  },
];
