import { createApiClient } from '@stillsam/api-client';

/** The purposes for which a visitor can register. */
export type NotifyPurpose = 'trygg-punkt' | 'somnforberedelse' | 'fokustraning' | 'products' | 'premium';

/** The only data that is sent: an address and a purpose. */
export interface NotifyRequest {
  email: string;
  purpose: NotifyPurpose;
}

/**
 * Puts an address on a purpose's list. The response is the same for an address that was on it before.
 *
 * @throws ApiError
 */
export async function registerNotify(request: NotifyRequest, apiOrigin: string): Promise<void> {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/notify', { body: request });
}
