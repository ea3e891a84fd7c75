import type { paths } from '@stillsam/contracts';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { readError, readJson, ApiError, NETWORK_ERROR_TEXT } from './api-error';

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

/**
 * `fetch` with a timeout that includes the body: a response that stalls rejects while it is read.
 *
 * @throws ApiError of kind `timeout` or `network`; an aborted request throws what it was aborted with.
 */
export async function fetchWithTimeout(request: Request, milliseconds: number): Promise<Response> {
  // Some supported browsers have no AbortSignal.any.
  const controller = new AbortController();
  const late = () => controller.abort(new ApiError(NETWORK_ERROR_TEXT, { kind: 'timeout' }));
  const timer = setTimeout(late, milliseconds);
  const onAbort = () => controller.abort(request.signal.reason);
  if (request.signal.aborted) onAbort();
  else request.signal.addEventListener('abort', onAbort, { once: true });
  try {
    // Any option resets the referrer policy of the request.
    const { referrerPolicy } = request;
    const response = await fetch(request, { signal: controller.signal, referrerPolicy });
    return await withBody(response, controller.signal);
  } catch (cause) {
    if (controller.signal.aborted) throw controller.signal.reason;
    throw new ApiError(NETWORK_ERROR_TEXT, { kind: 'network', cause });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

/** Reads the whole body within the timeout. Event streams, which never end, are not supported. */
async function withBody(response: Response, signal: AbortSignal): Promise<Response> {
  const body = await response.arrayBuffer();
  if (signal.aborted) throw signal.reason;
  const { status, statusText, headers } = response;
  const mayHaveBody = status !== 204 && status !== 304;
  return new Response(mayHaveBody ? body : null, { status, statusText, headers });
}

export interface UploadOptions {
  /** Whole address, such as `https://api.exempel.se/api/admin/media`. */
  url: string;
  form: FormData;
  /** The bearer token to send. */
  token: string | null;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Milliseconds: enough for a large picture on a slow network, and for the API to process it. */
const MAX_UPLOAD_MS = 180_000;

/**
 * Sends a form with a file and reports its progress, which `fetch` cannot.
 *
 * @returns the response's JSON.
 * @throws ApiError and nothing else; an aborted upload throws what it was aborted with.
 */
export async function uploadForm(options: UploadOptions): Promise<unknown> {
  const response = await send(options);
  if (!response.ok) throw await readError(response);
  return readJson(response);
}

function send({ url, form, token, onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const fail = (kind: 'network' | 'timeout') => () => reject(new ApiError(NETWORK_ERROR_TEXT, { kind }));
    request.open('POST', url);
    request.timeout = MAX_UPLOAD_MS;
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
