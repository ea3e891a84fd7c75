import { PATHS, READER_PATH } from '@stillsam/paths';
import type { RouteObject } from 'react-router-dom';
import { loadSwedishDay as loader } from './features/legal/use-swedish-day';

const loadCartPage = join(
  () => import('./pages/cart/cart-page'),
  () => import('./pages/cart/cart.queries'),
);

/** Pages that differ only in their texts share a folder, because the remote's entry lists every chunk with its hash. */
export const routes: RouteObject[] = [
  {
    path: PATHS.home,
    lazy: join(
      () => import('./pages/home/home-page'),
      () => import('./pages/home/home.queries'),
    ),
  },
  {
    path: PATHS.explore,
    lazy: join(
      () => import('./pages/explore/explore-page'),
      () => import('./pages/explore/explore.queries'),
    ),
  },
  { path: PATHS.cart, lazy: loadCartPage },
  { path: PATHS.cartAlias, lazy: loadCartPage },
  {
    path: PATHS.checkout,
    lazy: join(
      () => import('./pages/checkout/checkout-page'),
      () => import('./pages/checkout/checkout.queries'),
    ),
  },
  {
    path: PATHS.purchases,
    lazy: join(
      () => import('./pages/purchases/purchases-page'),
      () => import('./pages/purchases/purchases.queries'),
    ),
  },
  {
    path: PATHS.search,
    lazy: join(
      () => import('./pages/search/search-page'),
      () => import('./pages/search/search.queries'),
    ),
  },
  {
    path: PATHS.library,
    lazy: join(
      () => import('./pages/library/library-page'),
      () => import('./pages/library/library.queries'),
    ),
  },
  {
    path: `${PATHS.library}/:slug`,
    lazy: join(
      () => import('./pages/article/article-page'),
      () => import('./pages/article/article.queries'),
    ),
  },
  {
    path: `${PATHS.shareInMessenger}/:slug`,
    lazy: join(
      () => import('./pages/share-messenger/share-messenger-page'),
      () => import('./pages/share-messenger/share-messenger.queries'),
    ),
  },
  { path: PATHS.glossary, lazy: () => import('./pages/glossary/glossary-page') },
  {
    path: PATHS.corrections,
    lazy: join(
      () => import('./pages/corrections/corrections-page'),
      () => import('./pages/corrections/corrections.queries'),
    ),
  },
  {
    path: PATHS.reviews,
    lazy: join(
      () => import('./pages/reviews/reviews-page'),
      () => import('./pages/reviews/reviews.queries'),
    ),
  },
  { path: PATHS.about, lazy: () => import('./pages/about/about-page') },
  { path: PATHS.privacy, loader, lazy: () => import('./pages/legal/privacy-page') },
  {
    path: PATHS.terms,
    lazy: join(
      () => import('./pages/legal/terms-page'),
      () => import('./pages/legal/terms.queries'),
    ),
  },
  { path: PATHS.withdrawal, loader, lazy: () => import('./pages/withdrawal/withdrawal-page') },
  { path: PATHS.contact, loader, lazy: () => import('./pages/contact/contact-page') },
  {
    path: PATHS.newsletterConfirm,
    lazy: () => import('./pages/newsletter-link/newsletter-confirm-page'),
  },
  {
    path: PATHS.newsletterUnsubscribe,
    lazy: () => import('./pages/newsletter-link/newsletter-unsubscribe-page'),
  },
  { path: PATHS.notifyConfirm, lazy: () => import('./pages/newsletter-link/notify-confirm-page') },
  {
    path: PATHS.newsletterPreferences,
    lazy: () => import('./pages/newsletter-preferences/newsletter-preferences-page'),
  },
  {
    path: PATHS.letters,
    lazy: join(
      () => import('./pages/letters/letters-page'),
      () => import('./pages/letters/letters.queries'),
    ),
  },
  {
    path: `${PATHS.letters}/:slug`,
    lazy: join(
      () => import('./pages/letters/letter-page'),
      () => import('./pages/letters/letter.queries'),
    ),
  },
  {
    path: PATHS.products,
    lazy: join(
      () => import('./pages/coming-soon/products-page'),
      () => import('./pages/coming-soon/products.queries'),
    ),
  },
  {
    path: `${PATHS.products}/:slug`,
    lazy: join(
      () => import('./pages/product/product-page'),
      () => import('./pages/product/product.queries'),
    ),
  },
  {
    path: `${READER_PATH}/:slug/:number`,
    lazy: join(
      () => import('./pages/reader/reader-page'),
      () => import('./pages/reader/reader.queries'),
    ),
  },
  { path: PATHS.premium, lazy: () => import('./pages/coming-soon/premium-page') },
  {
    path: PATHS.accessibility,
    loader,
    lazy: () => import('./pages/accessibility/accessibility-page'),
  },
  { path: PATHS.buttonDemo, lazy: () => import('./pages/demo/components-page') },
  { path: PATHS.logoDemo, lazy: () => import('./pages/demo/logo-page') },
];

/** A page and its loader: two modules, because a hot update replaces a module whose every export is a component. */
function join<Page, Data>(loadPage: () => Promise<Page>, loadData: () => Promise<Data>) {
  return async () => ({ ...(await loadPage()), ...(await loadData()) });
}
