import { createApiClient } from '@stillsam/api-client';
import { runtimeConfig } from '@stillsam/platform';

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** @returns the message of the API. @throws ApiError */
export async function confirmSubscription(token: string): Promise<string> {
  const { data } = await api().POST('/api/newsletter/confirm', { body: { token } });
  return data?.message ?? '';
}

/** @returns the message of the API. @throws ApiError */
export async function confirmNotify(token: string): Promise<string> {
  const { data } = await api().POST('/api/notify/confirm', { body: { token } });
  return data?.message ?? '';
}

/**
 * @param letter slug of the letter that led here.
 * @param only ends the welcome letters alone.
 * @returns the message of the API.
 * @throws ApiError
 */
export async function unsubscribe(token: string, letter?: string, only?: 'welcome'): Promise<string> {
  const { data } = await api().POST('/api/newsletter/unsubscribe', { body: { token, letter, only } });
  return data?.message ?? '';
}
