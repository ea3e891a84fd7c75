import { ApiError, createApiClient, errorText } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';
import type { PlacedOrder, PlaceOrder, ProductList } from './checkout.types';

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** What is for sale today, and the wordings that an order agrees to. @throws ApiError */
export async function fetchProducts(signal?: AbortSignal): Promise<ProductList> {
  const { data } = await api().GET('/api/products', { signal });
  if (!data) throw new Error('The API answered without products');
  return data;
}

/** @param key the same key and order are the same order, however often they are sent. @throws ApiError */
export async function placeOrder(order: PlaceOrder, key: string): Promise<PlacedOrder> {
  const { data } = await api().POST('/api/orders', {
    body: order,
    params: { header: { 'Idempotency-Key': key } },
  });
  if (!data) throw new Error('The API answered without an order');
  return data;
}

/** What failed, in words: one sentence, and those of single fields by their name. */
export function orderErrors(error: unknown): { message: string; fields: Record<string, string> } {
  const issues = error instanceof ApiError ? error.issues : [];
  return {
    message: errorText(error),
    fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
  };
}
