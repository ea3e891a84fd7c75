import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type ProductList = components['schemas']['ProductListDto'];
export type Product = components['schemas']['ProductDto'];
export type PlaceOrder = components['schemas']['PlaceOrderDto'];
export type PlacedOrder = components['schemas']['PlacedOrderDto'];

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** Fetches the products and the terms that an order accepts. @throws ApiError */
export async function fetchProducts(signal?: AbortSignal): Promise<ProductList> {
  const { data } = await api().GET('/api/products', { signal });
  if (!data) throw new Error('The response of the API has no products');
  return data;
}

/** @param key idempotency key: the API places an order once per key. @throws ApiError */
export async function placeOrder(order: PlaceOrder, key: string): Promise<PlacedOrder> {
  const { data } = await api().POST('/api/orders', {
    body: order,
    params: { header: { 'Idempotency-Key': key } },
  });
  if (!data) throw new Error('The response of the API has no order');
  return data;
}
