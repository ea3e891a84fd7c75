import { fetchProducts } from './checkout-calls';
import type { ProductList } from './checkout-calls';

/** The loader's data. */
export interface CheckoutData {
  /** Null where the API failed, and in the browser, which fetches the prices itself. */
  list: ProductList | null;
}

/**
 * Fetches the terms on the server, so that it renders the form. The page hides the prices of this list, because a
 * cached page may be older than a price.
 */
export async function loader(): Promise<CheckoutData> {
  if (typeof document !== 'undefined') return { list: null };
  return { list: await fetchProducts().catch(() => null) };
}
