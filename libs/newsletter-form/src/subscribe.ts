import { createApiClient } from '@stillsam/api-client';

/**
 * Subscribes an address, which gets a mail with a link that confirms it.
 *
 * @param apiOrigin prepended to `/api/…`; empty where the page's own origin forwards to the API.
 * @throws ApiError
 */
export async function subscribe(email: string, apiOrigin: string): Promise<void> {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/newsletter/subscribe', {
    body: { email, gdprConsent: true },
  });
}
