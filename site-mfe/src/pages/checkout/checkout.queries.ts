import { isBrowser } from '../../features/browser/is-browser';
import type { ProductList } from './checkout.types';

export const loadCalls = () => import(/* webpackChunkName: "checkout-calls" */ './checkout-calls');

/** What the server knows of the shop. */
export interface CheckoutData {
  /** Null where it could not be had, and in the browser, which asks for itself. */
  list: ProductList | null;
}

/**
 * The wordings that the form needs, so that it stands in the page as the server sends it. Its prices are not shown:
 * a page that is kept for others may be older than a price.
 */
export async function loadCheckout(): Promise<CheckoutData> {
  if (isBrowser) return { list: null };
  const { fetchProducts } = await loadCalls();
  return { list: await fetchProducts().catch(() => null) };
}
