import { createApiClient } from '@stillsam/api-client';

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
