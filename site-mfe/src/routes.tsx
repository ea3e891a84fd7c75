import { PATHS, READER_PATH } from '@stillsam/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadSwedishDay as loader } from './features/legal/use-swedish-day';

const loadCart = () => import('./pages/cart/cart-page');
const loadCartData = () => import('./pages/cart/cart.queries');
const loadLinkPages = () => import('./pages/newsletter-link/newsletter-link-pages');
const loadDemoPages = () => import('./pages/demo/demo-pages');

/** Pages that differ only in their texts share a folder, because the remote's entry lists every chunk with its hash. */
export const routes: RouteObject[] = [
  { path: PATHS.home, lazy: () => import('./pages/home/home-page') },
  page(
    PATHS.explore,
    () => import('./pages/explore/explore-page'),
    () => import('./pages/explore/explore.queries'),
  ),
  page(PATHS.cart, loadCart, loadCartData),
  page(PATHS.cartAlias, loadCart, loadCartData),
  page(
    PATHS.checkout,
    () => import('./pages/checkout/checkout-page'),
    () => import('./pages/checkout/checkout.queries'),
  ),
  page(
    PATHS.purchases,
    () => import('./pages/purchases/purchases-page'),
    () => import('./pages/purchases/purchases.queries'),
  ),
  page(
    PATHS.search,
    () => import('./pages/search/search-page'),
    () => import('./pages/search/search.queries'),
  ),
  page(
    PATHS.library,
    () => import('./pages/library/library-page'),
    () => import('./pages/library/library.queries'),
  ),
  page(
    `${PATHS.library}/:slug`,
    () => import('./pages/article/article-page'),
    () => import('./pages/article/article.queries'),
  ),
  page(
    `${PATHS.shareInMessenger}/:slug`,
    () => import('./pages/share-messenger/share-messenger-page'),
    () => import('./pages/share-messenger/share-messenger.queries'),
  ),
  { path: PATHS.glossary, lazy: () => import('./pages/glossary/glossary-page') },
  page(
    PATHS.corrections,
    () => import('./pages/corrections/corrections-page'),
    () => import('./pages/corrections/corrections.queries'),
  ),
  page(
    PATHS.reviews,
    () => import('./pages/reviews/reviews-page'),
    () => import('./pages/reviews/reviews.queries'),
  ),
  { path: PATHS.about, lazy: () => import('./pages/about/about-page') },
  { path: PATHS.privacy, loader, lazy: () => import('./pages/legal/privacy-page') },
  page(
    PATHS.terms,
    () => import('./pages/legal/terms-page'),
    () => import('./pages/legal/terms.queries'),
  ),
  { path: PATHS.withdrawal, loader, lazy: () => import('./pages/withdrawal/withdrawal-page') },
  { path: PATHS.contact, loader, lazy: () => import('./pages/contact/contact-page') },
  { path: PATHS.newsletterConfirm, lazy: only(async () => (await loadLinkPages()).NewsletterConfirmPage) },
  {
    path: PATHS.newsletterUnsubscribe,
    lazy: only(async () => (await loadLinkPages()).NewsletterUnsubscribePage),
  },
  { path: PATHS.notifyConfirm, lazy: only(async () => (await loadLinkPages()).NotifyConfirmPage) },
  {
    path: PATHS.newsletterPreferences,
    lazy: () => import('./pages/newsletter-preferences/newsletter-preferences-page'),
  },
  page(
    PATHS.letters,
    () => import('./pages/letters/letters-page'),
    () => import('./pages/letters/letters.queries'),
  ),
  page(
    `${PATHS.letters}/:slug`,
    () => import('./pages/letters/letter-page'),
    () => import('./pages/letters/letter.queries'),
  ),
  page(
    PATHS.products,
    () => import('./pages/coming-soon/products-page'),
    () => import('./pages/coming-soon/products.queries'),
  ),
  page(
    `${PATHS.products}/:slug`,
    () => import('./pages/product/product-page'),
    () => import('./pages/product/product.queries'),
  ),
  page(
    `${READER_PATH}/:slug/:number`,
    () => import('./pages/reader/reader-page'),
    () => import('./pages/reader/reader.queries'),
  ),
  { path: PATHS.premium, lazy: () => import('./pages/coming-soon/premium-page') },
  { path: PATHS.accessibility, loader, lazy: () => import('./pages/accessibility/accessibility-page') },
  { path: PATHS.buttonDemo, lazy: only(async () => (await loadDemoPages()).ComponentsPage) },
  { path: PATHS.logoDemo, lazy: only(async () => (await loadDemoPages()).LogoPage) },
];

/** A page and its loader: two modules, because a hot update replaces a module whose every export is a component. */
function page<Data extends object>(
  path: string,
  loadPage: () => Promise<{ Component: ComponentType }>,
  loadData: () => Promise<Data>,
): RouteObject {
  return { path, lazy: async () => ({ ...(await loadPage()), ...(await loadData()) }) };
}

/** One page of a module of several. */
function only(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}
