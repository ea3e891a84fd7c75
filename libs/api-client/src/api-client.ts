import type { paths } from '@stillsam/contracts';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { readError, readJson } from './api-error';
import { fetchWithTimeout } from './fetch-with-timeout';

export interface ApiClientOptions {
  /** Origin of the API; empty in a browser whose page's own origin forwards `/api`. */
  baseUrl?: string;
  /** The bearer token to send, read for each call. */
  getToken?: () => string | null;
  /** Milliseconds until a call, its body included, times out. */
  timeoutMilliseconds?: number;
}

/**
 * A typed client of every call in openapi.json: `const { data } = await client.GET('/api/…', { params })`.
 * A call rejects with `ApiError` and nothing else; an aborted one rejects with the abort's reason.
 */
export type ApiClient = Client<paths>;
/** Sees each request and response of a client; `client.use(middleware)`. */
export type ApiMiddleware = Middleware;

const DEFAULT_TIMEOUT_MILLISECONDS = 10_000;

export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const timeout = options.timeoutMilliseconds ?? DEFAULT_TIMEOUT_MILLISECONDS;
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    // `fetch` is looked up for each call: the shell's server replaces it for its remotes.
    fetch: (request) => fetchWithTimeout(request, timeout),
  });
  client.use(bearer(options), faults);
  return client;
}

function bearer({ getToken }: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const token = getToken?.();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
    },
  };
}

const faults: Middleware = {
  async onResponse({ response, options: { parseAs } }) {
    if (!response.ok && response.status !== 304) throw await readError(response);
    // openapi-fetch parses the body after its middlewares, where nothing gives a failure its kind.
    if (parseAs === 'json') await readJson(response.clone());
  },
};
