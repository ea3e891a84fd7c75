import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { persistedState } from '@stillsam/platform/persisted-state';
import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';

export type PlaceOrder = components['schemas']['PlaceOrderDto'];
export type PlacedOrder = components['schemas']['PlacedOrderDto'];
export type OrderState = components['schemas']['OrderStateDto'];

/** A random text that the tabs of a browser share, until an order is paid. */
const seed = persistedState<string>({
  key: 'stillsam.bestallning',
  initial: '',
  parse: (text) => text,
  serialise: (text) => text,
});

/** Places an order once, however often and from however many tabs it is sent. @throws ApiError */
export async function placeOrder(order: PlaceOrder): Promise<PlacedOrder> {
  const params = { header: { 'Idempotency-Key': await orderKey(order) } };
  return bodyOf(siteApi().POST('/api/orders', { body: order, params }));
}

/**
 * Idempotency key of an order: a hash of it and of the browser's seed, so that two tabs that order the same place one
 * order, and nobody else can guess its key.
 */
async function orderKey(order: PlaceOrder): Promise<string> {
  if (!seed.read()) seed.save(crypto.randomUUID());
  const text = new TextEncoder().encode(seed.read() + JSON.stringify(order));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** After a paid order: the same order once more is a new one. */
export function forgetOrderKey(): void {
  seed.clear();
}

/**
 * What has become of an order's payment. The API reads it at the provider while it is open.
 *
 * @param ref the secret of the order.
 * @returns null for an unknown order.
 * @throws ApiError
 */
export function fetchOrderState(ref: string): Promise<OrderState | null> {
  return bodyIfKnown(siteApi().GET('/api/payments/orders/{ref}', { params: { path: { ref } } }));
}

/**
 * Opens what a paid order bought in this browser, by a cookie, and so at the page's own origin.
 *
 * @param ref the secret of the order.
 * @returns the path of the page to read.
 * @throws ApiError
 */
export async function openPurchase(ref: string): Promise<string> {
  const api = createApiClient({ baseUrl: window.location.origin });
  return (await bodyOf(api.POST('/api/purchases/open', { body: { ref } }))).to;
}
