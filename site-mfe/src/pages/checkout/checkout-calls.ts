import { ApiError, createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type PlaceOrder = components['schemas']['PlaceOrderDto'];
export type PlacedOrder = components['schemas']['PlacedOrderDto'];
export type OrderState = components['schemas']['OrderStateDto'];

const NOT_FOUND = 404;

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** @param key idempotency key: the API places an order once per key. @throws ApiError */
export async function placeOrder(order: PlaceOrder, key: string): Promise<PlacedOrder> {
  const { data } = await api().POST('/api/orders', {
    body: order,
    params: { header: { 'Idempotency-Key': key } },
  });
  if (!data) throw new Error('The response of the API has no order');
  return data;
}

/**
 * What has become of an order's payment. The API reads it at the provider while it is open.
 *
 * @param ref the secret of the order.
 * @returns null for an unknown order.
 * @throws ApiError
 */
export async function fetchOrderState(ref: string): Promise<OrderState | null> {
  try {
    const { data } = await api().GET('/api/payments/orders/{ref}', { params: { path: { ref } } });
    return data ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/**
 * Opens what a paid order bought in this browser, by a cookie, and so at the page's own origin.
 *
 * @param ref the secret of the order.
 * @returns the path of the page to read.
 * @throws ApiError
 */
export async function openPurchase(ref: string): Promise<string> {
  const { data } = await createApiClient({ baseUrl: window.location.origin }).POST('/api/purchases/open', {
    body: { ref },
  });
  if (!data) throw new Error('The response of the API has no page');
  return data.to;
}
