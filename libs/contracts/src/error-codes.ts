/** Stable names of the API's errors, for programs. A code is never renamed; texts for people may change. */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ATTEMPTS',
  'POST_NOT_FOUND',
  'POST_CHANGED',
  'REVISION_NOT_FOUND',
  'MESSAGE_NOT_FOUND',
  'DATABASE_UNAVAILABLE',
  'TOO_MANY_STREAMS',
  'INTERNAL_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
