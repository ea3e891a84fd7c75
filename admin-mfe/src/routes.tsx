import { lazyPage } from '@stillsam/platform';
import { ADMIN_PATHS } from '@stillsam/paths';
import { redirect, type RouteObject } from 'react-router-dom';
import { AdminRoot } from './admin-root';

/** The routes of the admin, in the shell under /admin and on the admin app's own origin. */
export const routes: RouteObject[] = [
  {
    element: <AdminRoot />,
    children: [
      { path: '/admin', loader: () => redirect(ADMIN_PATHS.dashboard) },
      {
        path: ADMIN_PATHS.login,
        ...lazyPage(
          'login-page',
          () => import(/* webpackChunkName: "login-page" */ './pages/login/login-page.route'),
        ),
      },
      {
        path: ADMIN_PATHS.dashboard,
        ...lazyPage(
          'dashboard-page',
          () => import(/* webpackChunkName: "dashboard-page" */ './pages/dashboard/dashboard-page.route'),
        ),
      },
      {
        path: ADMIN_PATHS.account,
        ...lazyPage(
          'account-page',
          () => import(/* webpackChunkName: "account-page" */ './pages/account/account-page.route'),
        ),
      },
      {
        path: ADMIN_PATHS.newPost,
        ...lazyPage(
          'post-editor-page',
          () =>
            import(/* webpackChunkName: "post-editor-page" */ './pages/post-editor/post-editor-page.route'),
        ),
      },
      {
        path: '/admin/utskick/:id',
        ...lazyPage(
          'campaign-editor-page',
          () =>
            import(
              /* webpackChunkName: "campaign-editor-page" */ './pages/campaign-editor/campaign-editor-page.route'
            ),
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
      {
        path: '/admin/utskick/:id/lage',
        ...lazyPage(
          'campaign-status-page',
          () =>
            import(
              /* webpackChunkName: "campaign-status-page" */ './pages/campaign-status/campaign-status-page.route'
            ),
        ),
      },
    ],
  },
];
