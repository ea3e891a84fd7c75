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
