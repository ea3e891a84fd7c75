import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** @returns what the API says about it. @throws ApiError */
export async function confirmSubscription(token: string): Promise<string> {
  const { data } = await api().POST('/api/newsletter/confirm', { body: { token } });
  return data?.message ?? '';
}

/** @returns what the API says about it. @throws ApiError */
export async function endSubscription(token: string): Promise<string> {
  const { data } = await api().POST('/api/newsletter/unsubscribe', { body: { token } });
  return data?.message ?? '';
}
