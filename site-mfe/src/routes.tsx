import { PATHS } from '@stillsam/paths';
import { lazyPage } from '@stillsam/platform';
import type { RouteObject } from 'react-router-dom';
import { preloadOnIntent } from './features/articles/article-intent';
import { ArticlePendingFrame } from './features/articles/article-pending';

const cartPage = lazyPage(
  'cart-page',
  () => import(/* webpackChunkName: "cart-page" */ './pages/cart/cart-page.route'),
);

const loadArticlePage = () =>
  import(/* webpackChunkName: "article-page" */ './pages/article/article-page.route');

preloadOnIntent(loadArticlePage);

export const routes: RouteObject[] = [
  {
    element: <ArticlePendingFrame />,
    children: [
      {
        path: PATHS.home,
        ...lazyPage(
          'home-page',
          () => import(/* webpackChunkName: "home-page" */ './pages/home/home-page.route'),
        ),
      },
      {
        path: PATHS.explore,
        ...lazyPage(
          'explore-page',
          () => import(/* webpackChunkName: "explore-page" */ './pages/explore/explore-page.route'),
        ),
      },
      { path: PATHS.cart, ...cartPage },
      { path: PATHS.cartAlias, ...cartPage },
      {
        path: PATHS.checkout,
        ...lazyPage(
          'checkout-page',
          () => import(/* webpackChunkName: "checkout-page" */ './pages/checkout/checkout-page.route'),
        ),
      },
      {
        path: PATHS.library,
        ...lazyPage(
          'library-page',
          () => import(/* webpackChunkName: "library-page" */ './pages/library/library-page.route'),
        ),
      },
      { path: `${PATHS.library}/:slug`, ...lazyPage('article-page', loadArticlePage) },
      {
        path: PATHS.buttonDemo,
        ...lazyPage(
          'components-page',
          () => import(/* webpackChunkName: "components-page" */ './pages/demo/components-page.route'),
        ),
      },
      {
        path: PATHS.logoDemo,
        ...lazyPage(
          'logo-page',
          () => import(/* webpackChunkName: "logo-page" */ './pages/demo/logo-page.route'),
        ),
      },
    ],
  },
];
