import { ApiError, type ApiIssue } from './api-error';
import { UNKNOWN_ERROR_TEXT } from './error-texts';

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

/** A failure while the body was read, as an {@link ApiError}. Aborts and errors of a known kind are unchanged. */
export function toApiError(error: unknown): unknown {
  if (error instanceof SyntaxError) {
    return new ApiError(UNKNOWN_ERROR_TEXT, { kind: 'bad-response', cause: error });
  }
  return error;
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
