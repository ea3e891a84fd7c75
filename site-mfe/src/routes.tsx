import { PATHS, READER_PATH } from '@stillsam/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadSwedishDay as loader } from './features/legal/use-swedish-day';

const loadCart = () => import('./pages/cart/cart-page');
const loadLinkPages = () => import('./pages/newsletter-link/newsletter-link-pages');
const loadDemoPages = () => import('./pages/demo/demo-pages');

/**
 * A page has its loader beside it. A large one is imported from its queries, which pass its component on: a hot update
 * replaces a module whose every export is a component, and keeps what was typed there. Pages that differ only in their
 * texts share a folder, because the remote's entry lists every chunk with its hash.
 */
export const routes: RouteObject[] = [
  { path: PATHS.home, lazy: () => import('./pages/home/home-page') },
  { path: PATHS.explore, lazy: () => import('./pages/explore/explore.queries') },
  { path: PATHS.cart, lazy: loadCart },
  { path: PATHS.cartAlias, lazy: loadCart },
  { path: PATHS.checkout, lazy: () => import('./pages/checkout/checkout.queries') },
  { path: PATHS.purchases, lazy: () => import('./pages/purchases/purchases-page') },
  { path: PATHS.search, lazy: () => import('./pages/search/search.queries') },
  { path: PATHS.library, lazy: () => import('./pages/library/library.queries') },
  { path: `${PATHS.library}/:slug`, lazy: () => import('./pages/article/article-page') },
  {
    path: `${PATHS.shareInMessenger}/:slug`,
    lazy: () => import('./pages/share-messenger/share-messenger-page'),
  },
  { path: PATHS.glossary, lazy: () => import('./pages/glossary/glossary-page') },
  { path: PATHS.corrections, lazy: () => import('./pages/corrections/corrections-page') },
  { path: PATHS.reviews, lazy: () => import('./pages/reviews/reviews-page') },
  { path: PATHS.about, lazy: () => import('./pages/about/about-page') },
  { path: PATHS.privacy, loader, lazy: () => import('./pages/legal/privacy-page') },
  { path: PATHS.terms, lazy: () => import('./pages/legal/terms-page') },
  { path: PATHS.withdrawal, loader, lazy: () => import('./pages/withdrawal/withdrawal-page') },
  { path: PATHS.contact, loader, lazy: () => import('./pages/contact/contact-page') },
  { path: PATHS.newsletterConfirm, lazy: only(loadLinkPages, 'NewsletterConfirmPage') },
  { path: PATHS.newsletterUnsubscribe, lazy: only(loadLinkPages, 'NewsletterUnsubscribePage') },
  { path: PATHS.notifyConfirm, lazy: only(loadLinkPages, 'NotifyConfirmPage') },
  {
    path: PATHS.newsletterPreferences,
    lazy: () => import('./pages/newsletter-preferences/newsletter-preferences-page'),
  },
  { path: PATHS.letters, lazy: () => import('./pages/letters/letters-page') },
  { path: `${PATHS.letters}/:slug`, lazy: () => import('./pages/letters/letter-page') },
  { path: PATHS.products, lazy: () => import('./pages/coming-soon/products-page') },
  { path: `${PATHS.products}/:slug`, lazy: () => import('./pages/product/product-page') },
  { path: `${READER_PATH}/:slug/:number`, lazy: () => import('./pages/reader/reader-page') },
  { path: PATHS.premium, lazy: () => import('./pages/coming-soon/coming-soon-page') },
  { path: PATHS.accessibility, loader, lazy: () => import('./pages/accessibility/accessibility-page') },
  { path: PATHS.buttonDemo, lazy: only(loadDemoPages, 'ComponentsPage') },
  { path: PATHS.logoDemo, lazy: only(loadDemoPages, 'LogoPage') },
];

/** One page of a module of several. */
function only<Pages extends Record<string, ComponentType>>(load: () => Promise<Pages>, name: keyof Pages) {
  return async () => {
    const pages = await load();
    return { ...pages, Component: pages[name] };
  };
}
