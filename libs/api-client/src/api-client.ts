import type { paths } from '@stillsam/contracts';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, type ApiIssue } from './api-error';
import { NETWORK_ERROR_TEXT, UNKNOWN_ERROR_TEXT } from './error-texts';

export interface ApiClientOptions {
  /** Origin of the API; empty in a browser whose page's own origin forwards `/api`. */
  baseUrl?: string;
  /** The bearer token to send, read anew for each call. */
  getToken?: () => string | null;
  /** Called when a call that carried a token is answered 401. */
  onUnauthorized?: () => void;
  /** Milliseconds until a call is given up as a timeout. */
  timeoutMilliseconds?: number;
}

/**
 * A typed client of every call in openapi.json: `const { data } = await client.GET('/api/…', { params })`.
 * A call rejects with {@link ApiError} and nothing else; an aborted one rejects with the abort's reason.
 */
export type ApiClient = Client<paths>;

const DEFAULT_TIMEOUT_MILLISECONDS = 10_000;

export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const timeout = options.timeoutMilliseconds ?? DEFAULT_TIMEOUT_MILLISECONDS;
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    // Named late: the shell's server lends its remotes a `fetch` of its own.
    fetch: (request) => fetchWithTimeout(request, timeout),
  });
  client.use(session(options), errorAnswers());
  return client;
}

async function fetchWithTimeout(request: Request, milliseconds: number): Promise<Response> {
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    if (timeout.aborted) throw new ApiError(NETWORK_ERROR_TEXT, { kind: 'timeout', cause });
    throw new ApiError(NETWORK_ERROR_TEXT, { kind: 'network', cause });
  }
}

function session({ getToken, onUnauthorized }: ApiClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const token = getToken?.();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
    },
    onResponse({ request, response }) {
      if (response.status === 401 && request.headers.has('Authorization')) onUnauthorized?.();
    },
  };
}

function errorAnswers(): Middleware {
  return {
    async onResponse({ response }) {
      if (!response.ok && response.status !== 304) throw await readError(response);
    },
  };
}

async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After'));
  const common = { status: response.status, retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined };
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    return new ApiError(UNKNOWN_ERROR_TEXT, { ...common, kind: 'bad-response', cause });
  }
  const { error, code, issues, requestId } = toErrorBody(body);
  return new ApiError(error ?? UNKNOWN_ERROR_TEXT, { ...common, kind: 'api', code, issues, requestId, body });
}

interface ErrorBody {
  error?: string;
  code?: string;
  issues?: ApiIssue[];
  requestId?: string;
}

function toErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return {};
  const fields: Partial<Record<keyof ErrorBody, unknown>> = body;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    error: text(fields.error),
    code: text(fields.code),
    requestId: text(fields.requestId),
    issues: Array.isArray(fields.issues) ? fields.issues.filter(isIssue) : undefined,
  };
}

function isIssue(value: unknown): value is ApiIssue {
  return typeof value === 'object' && value !== null && 'path' in value && 'message' in value;
}
