import { ORDER_QUERY, PRODUCT_QUERY } from '@stillsam/paths';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { loadProducts, type ProductsData } from '../../shop/products';
import { fetchOrderState, type OrderState } from './checkout-calls';

export { CheckoutPage as Component } from './checkout-page';

/** An order that waits for its payment, or has it. */
export interface OrderData {
  ref: string;
  /** Null for an unknown order, undefined where the API failed. */
  state: OrderState | null | undefined;
}

export interface CheckoutData extends ProductsData {
  /** Null on the page that takes an order. */
  order: OrderData | null;
}

/** What the product's page posts, with and without JavaScript. */
export interface PostedProduct {
  id: string;
  /** Idempotency key of the order, made here, so that ten clicks on one page place one order. */
  key: string;
}

/**
 * Fetches the terms, so that the server renders the form. The page hides the prices of this list until the browser
 * has fetched them, because a cached page may be older than a price.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<CheckoutData> {
  const ref = new URL(request.url).searchParams.get(ORDER_QUERY);
  if (!ref) return { ...(await loadProducts()), order: null };
  return { list: null, order: { ref, state: await fetchOrderState(ref).catch(() => undefined) } };
}

export async function action({ request }: ActionFunctionArgs): Promise<PostedProduct | null> {
  const id = (await request.formData()).get(PRODUCT_QUERY);
  return typeof id === 'string' ? { id, key: crypto.randomUUID() } : null;
}
