/** `api`: the API responded with an error. The others: no usable response arrived. */
export type ApiErrorKind = 'api' | 'network' | 'timeout' | 'bad-response';

export interface ApiIssue {
  path: string;
  message: string;
}

interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number;
  code?: string;
  issues?: ApiIssue[];
  requestId?: string;
  retryAfterSeconds?: number;
  body?: unknown;
  cause?: unknown;
}

/** The only error that leaves the client. `message` is a Swedish sentence that may be shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined unless `kind` is `api` or `bad-response`. */
  readonly status?: number;
  /** Stable code of the API, such as POST_CHANGED. */
  readonly code?: string;
  readonly issues: ApiIssue[];
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  /** The whole response body, where a code carries more than a sentence (POST_CHANGED carries the current post). */
  readonly body?: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.issues = details.issues ?? [];
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body;
  }
}

export const NETWORK_ERROR_TEXT = 'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.';
export const UNKNOWN_ERROR_TEXT = 'Ett fel uppstod. Försök igen senare.';

/** The Swedish sentence for any caught value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT;
}

/** Code of the service worker's response to a form that it queued offline. */
const KEPT_OFFLINE = 'KEPT_OFFLINE';

/** Whether the form is queued offline and will be sent later. */
export function isKeptOffline(error: unknown): boolean {
  return error instanceof ApiError && error.code === KEPT_OFFLINE;
}

/** The API's own sentence on a failure; undefined where its response had none. */
export function serverText(error: unknown): string | undefined {
  const isFromServer = error instanceof ApiError && error.kind === 'api';
  return isFromServer && error.message !== UNKNOWN_ERROR_TEXT ? error.message : undefined;
}

/** An error response of the API as an {@link ApiError}; `bad-response` where it is not in the API's shape. */
export async function readError(response: Response): Promise<ApiError> {
  const common = { status: response.status, retryAfterSeconds: readRetryAfter(response) };
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    return new ApiError(UNKNOWN_ERROR_TEXT, { ...common, kind: 'bad-response', cause });
  }
  const { error, code, issues, requestId } = toErrorBody(body);
  return new ApiError(error ?? UNKNOWN_ERROR_TEXT, { ...common, kind: 'api', code, issues, requestId, body });
}

/** The JSON of a response; undefined without a body. @throws ApiError of kind `bad-response` for another body. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw new ApiError(UNKNOWN_ERROR_TEXT, { kind: 'bad-response', cause });
  }
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0 ? seconds : undefined;
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
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return {
    error: text(fields.error),
    code: text(fields.code),
    requestId: text(fields.requestId),
    issues: Array.isArray(fields.issues) ? fields.issues.filter(isIssue) : undefined,
  };
}

function isIssue(value: unknown): value is ApiIssue {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message }: Partial<Record<keyof ApiIssue, unknown>> = value;
  return typeof path === 'string' && typeof message === 'string';
}
