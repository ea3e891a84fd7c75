import { ADMIN_PATHS } from '@stillsam/paths';
import { redirect, type RouteObject } from 'react-router-dom';
import { AdminRoot } from './admin-root';
import { NotFound } from './navigation/not-found';

/** The routes of the admin, in the shell under /admin and on the admin app's own origin. */
export const routes: RouteObject[] = [
  {
    element: <AdminRoot />,
    children: [
      { path: '/admin', loader: () => redirect(ADMIN_PATHS.dashboard) },
      { path: ADMIN_PATHS.login, lazy: () => import('./pages/sign-in/login-page') },
      { path: ADMIN_PATHS.forgottenPassword, lazy: () => import('./pages/sign-in/forgotten-password-page') },
      { path: ADMIN_PATHS.newPassword, lazy: () => import('./pages/sign-in/new-password-page') },
      { path: ADMIN_PATHS.newAddress, lazy: () => import('./pages/sign-in/new-address-page') },
      { path: ADMIN_PATHS.reviewByLink, lazy: () => import('./pages/reviews/review-by-link-page') },
      { path: ADMIN_PATHS.overview, lazy: () => import('./pages/overview/overview-page') },
      { path: ADMIN_PATHS.dashboard, lazy: () => import('./pages/dashboard/dashboard-page') },
      { path: ADMIN_PATHS.account, lazy: () => import('./pages/account/account-page') },
      { path: ADMIN_PATHS.newPost, lazy: () => import('./pages/post-editor/post-editor-page') },
      { path: ADMIN_PATHS.ledger, lazy: () => import('./pages/ledger-month/ledger-month-page') },
      { path: '/admin/granskning/:id', lazy: () => import('./pages/reviews/review-page') },
      { path: '/admin/meddelande/:id', lazy: () => import('./pages/messages/message-page') },
      { path: '/admin/person/:kind/:id', lazy: () => import('./pages/personal-data/person-page') },
      { path: '/admin/kop/:id', lazy: () => import('./pages/orders/order-page') },
      { path: '/admin/utskick/:id', lazy: () => import('./pages/campaign-editor/campaign-editor-page') },
      { path: '/admin/blog/edit/:id', lazy: () => import('./pages/post-editor/post-editor-page') },
      { path: '/admin/utskick/:id/lage', lazy: () => import('./pages/campaign-status/campaign-status-page') },
      { path: '/admin/*', loader: answerNotFound, Component: NotFound, ErrorBoundary: NotFound },
    ],
  },
];

/** @throws Response 404, which the shell's server answers with. */
function answerNotFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
