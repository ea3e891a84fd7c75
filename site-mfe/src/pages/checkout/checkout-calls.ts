import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { bodyIfKnown, bodyOf, siteApi } from '../../api/site-api';

export type PlaceOrder = components['schemas']['PlaceOrderDto'];
export type PlacedOrder = components['schemas']['PlacedOrderDto'];
export type OrderState = components['schemas']['OrderStateDto'];

/** @param key idempotency key: the API places an order once per key. @throws ApiError */
export function placeOrder(order: PlaceOrder, key: string): Promise<PlacedOrder> {
  const params = { header: { 'Idempotency-Key': key } };
  return bodyOf(siteApi().POST('/api/orders', { body: order, params }));
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
