import { createApiClient } from '@stillsam/api-client';

/**
 * Subscribes an address to the newsletter.
 *
 * @param apiOrigin prepended to `/api/…`; empty where the page's own origin forwards to the API.
 */
export async function subscribe(email: string, apiOrigin: string): Promise<void> {
  await createApiClient({ baseUrl: apiOrigin }).POST('/api/newsletter/subscribe', {
    body: { email, gdprConsent: true },
  });
}

/**
 * Counts a page view that a link of a letter led to. It tells the letter alone, without cookie or id, and a failure is
 * ignored.
 *
 * @param apiOrigin prepended to `/api/…`; empty where the page's own origin forwards to the API.
 */
export function countLetterVisit(slug: string, apiOrigin: string): void {
  createApiClient({ baseUrl: apiOrigin })
    .POST('/api/newsletter/letters/{slug}/visits', {
      params: { path: { slug } },
      credentials: 'omit',
      keepalive: true,
    })
    .catch(() => undefined);
}

/**
 * Counts that a page was read. It sends the kind and the slug alone, without cookie, id and referrer, and a failure is
 * ignored.
 *
 * @param apiOrigin prepended to `/api/…`; empty where the page's own origin forwards to the API.
 */
export function countReading(body: { kind: 'article' | 'exercise'; slug: string }, apiOrigin: string): void {
  createApiClient({ baseUrl: apiOrigin })
    .POST('/api/readings', { body, credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
    .catch(() => undefined);
}
