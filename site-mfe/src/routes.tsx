import { PATHS } from '@stillsam/paths';
import { lazyPage } from '@stillsam/platform';
import type { RouteObject } from 'react-router-dom';
import { ArticlePendingFrame } from './features/articles/article-pending';

const cartPage = lazyPage(
  'cart-page',
  () => import(/* webpackChunkName: "cart-page" */ './pages/cart/cart-page.route'),
);

const loadArticlePage = () =>
  import(/* webpackChunkName: "article-page" */ './pages/article/article-page.route');

/** Pages that differ only in their texts share a chunk, because the remote's entry lists every chunk with its hash. */
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
        path: PATHS.about,
        ...lazyPage(
          'about-page',
          () => import(/* webpackChunkName: "about-page" */ './pages/about/about-page.route'),
        ),
      },
      {
        path: PATHS.privacy,
        ...lazyPage(
          'legal-page',
          () => import(/* webpackChunkName: "legal-page" */ './pages/privacy/privacy-page.route'),
        ),
      },
      {
        path: PATHS.terms,
        ...lazyPage(
          'legal-page',
          () => import(/* webpackChunkName: "legal-page" */ './pages/terms/terms-page.route'),
        ),
      },
      {
        path: PATHS.withdrawal,
        ...lazyPage(
          'withdrawal-page',
          () => import(/* webpackChunkName: "withdrawal-page" */ './pages/withdrawal/withdrawal-page.route'),
        ),
      },
      {
        path: PATHS.contact,
        ...lazyPage(
          'contact-page',
          () => import(/* webpackChunkName: "contact-page" */ './pages/contact/contact-page.route'),
        ),
      },
      {
        path: PATHS.newsletterConfirm,
        ...lazyPage(
          'newsletter-link-page',
          () =>
            import(
              /* webpackChunkName: "newsletter-link-page" */ './pages/newsletter-confirm/newsletter-confirm-page.route'
            ),
        ),
      },
      {
        path: PATHS.newsletterUnsubscribe,
        ...lazyPage(
          'newsletter-link-page',
          () =>
            import(
              /* webpackChunkName: "newsletter-link-page" */ './pages/newsletter-unsubscribe/newsletter-unsubscribe-page.route'
            ),
        ),
      },
      {
        path: PATHS.newsletterPreferences,
        ...lazyPage(
          'newsletter-preferences-page',
          () =>
            import(
              /* webpackChunkName: "newsletter-preferences-page" */ './pages/newsletter-preferences/newsletter-preferences-page.route'
            ),
        ),
      },
      {
        path: PATHS.letters,
        ...lazyPage(
          'letter-pages',
          () => import(/* webpackChunkName: "letter-pages" */ './pages/letters/letters-page.route'),
        ),
      },
      {
        path: `${PATHS.letters}/:slug`,
        ...lazyPage(
          'letter-pages',
          () => import(/* webpackChunkName: "letter-pages" */ './pages/letter/letter-page.route'),
        ),
      },
      {
        path: PATHS.products,
        ...lazyPage(
          'launch-page',
          () => import(/* webpackChunkName: "launch-page" */ './pages/products/products-page.route'),
        ),
      },
      {
        path: PATHS.premium,
        ...lazyPage(
          'launch-page',
          () => import(/* webpackChunkName: "launch-page" */ './pages/premium/premium-page.route'),
        ),
      },
      {
        path: PATHS.accessibility,
        ...lazyPage(
          'accessibility-page',
          () =>
            import(
              /* webpackChunkName: "accessibility-page" */ './pages/accessibility/accessibility-page.route'
            ),
        ),
      },
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
