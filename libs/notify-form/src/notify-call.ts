import { createApiClient } from '@stillsam/api-client';

/** What a visitor can ask to be notified of. */
export type NotifyPurpose = 'trygg-punkt' | 'somnforberedelse' | 'fokustraning' | 'products' | 'premium';

/** All that ever leaves the page: an address and a purpose. */
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
