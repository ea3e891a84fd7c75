import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** @returns the message of the API. @throws ApiError */
export async function confirmSubscription(token: string): Promise<string> {
  const { data } = await api().POST('/api/newsletter/confirm', { body: { token } });
  return data?.message ?? '';
}

/** @returns the message of the API. @throws ApiError */
export async function unsubscribe(token: string): Promise<string> {
  const { data } = await api().POST('/api/newsletter/unsubscribe', { body: { token } });
  return data?.message ?? '';
}
