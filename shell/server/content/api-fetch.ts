import { PURCHASES_COOKIE } from '@stillsam/paths';

const TIMEOUT_MS = 3000;

/**
 * The `fetch` that remotes and the shell use on this server: it reads GET addresses of the API and nothing else, and of
 * a request's headers passes on the purchases' cookie alone. A response that is no statement about the content (5xx,
 * 429) rejects, so that the last good page is served instead.
 */
export function createApiFetch(apiOrigin: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== apiOrigin || !pathname.startsWith('/api/'))
      throw new TypeError(`A remote may only read the API on the server, not ${request.method} ${origin}`);
    const response = await fetch(request.url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: 'application/json', ...purchasesCookie(request.headers) },
    });
    if (response.status < 500 && response.status !== 429) return response;
    await response.body?.cancel();
    throw new TypeError(`The API responded with ${response.status}`);
  };
}

/** The purchases' cookie and no other of a `Cookie` header, as a header. */
function purchasesCookie(headers: Headers): { Cookie?: string } {
  const value = new RegExp(`(?:^|; )${PURCHASES_COOKIE}=([\\w.-]{1,2000})(?:;|$)`).exec(headers.get('Cookie') ?? '')?.[1];
  return value ? { Cookie: `${PURCHASES_COOKIE}=${value}` } : {};
}

/** The `fetch` of a remote that needs no API. */
export const refuseFetch: typeof fetch = () =>
  Promise.reject(new TypeError('This remote may not call anyone'));
