import { inSpan, traceHeaders } from '@stillsam/telemetry/tracing';

const TIMEOUT_MS = 3000;
/** Request: the version of content that the response must have reached. Response: one that it has reached. */
const VERSION_HEADER = 'X-Content-Version';

/** What is known of the versions of content. */
interface Versions {
  /** The newest version that this shell has received; undefined while none arrives. */
  readonly version: bigint | undefined;
  /** The API has reached a version. */
  expect(version: bigint): void;
}

/**
 * The `fetch` that remotes and the shell use on this server: it reads GET addresses of the API and nothing else. A
 * response that is no statement about the content (5xx, 429) rejects, so that the last good page is served instead.
 *
 * It names the version of content that this shell has received, so that an API process that has not must not answer
 * from its cache.
 */
export function createApiFetch(apiOrigin: string, versions: Versions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== apiOrigin || !pathname.startsWith('/api/'))
      throw new TypeError(`A remote may only read the API on the server, not ${request.method} ${origin}`);
    const attributes = { 'http.request.method': 'GET', 'url.path': pathname };
    return inSpan('GET of the API', { kind: 'client', attributes }, async (span) => {
      const { version } = versions;
      const response = await fetch(request.url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Accept: 'application/json',
          ...(version === undefined ? {} : { [VERSION_HEADER]: String(version) }),
          ...traceHeaders(),
        },
      });
      span?.set({ 'http.response.status_code': response.status });
      const reached = response.headers.get(VERSION_HEADER);
      if (reached && /^\d{1,19}$/.test(reached)) versions.expect(BigInt(reached));
      if (response.status < 500 && response.status !== 429) return response;
      await response.body?.cancel();
      throw new TypeError(`The API responded with ${response.status}`);
    });
  };
}

/** The `fetch` of a remote that needs no API. */
export const refuseFetch: typeof fetch = () =>
  Promise.reject(new TypeError('This remote may not call anyone'));
