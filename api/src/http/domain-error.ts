import type { ErrorCode } from '@stillsam/contracts';

/** Swedish sentences, by code, for errors that belong to no module. */
export const COMMON_ERRORS = {
  VALIDATION_FAILED: 'Något i det du skickade behöver rättas.',
  MALFORMED_REQUEST: 'Det som skickades går inte att läsa.',
  BODY_TOO_LARGE: 'Det du skickade är för stort.',
  UNSUPPORTED_MEDIA_TYPE: 'Innehållet ska skickas som JSON.',
  UNAUTHENTICATED: 'Du behöver logga in.',
  FORBIDDEN: 'Du har inte behörighet till det här.',
  NOT_FOUND: 'Det du söker finns inte.',
  METHOD_NOT_ALLOWED: 'Adressen kan inte användas på det sättet.',
  TOO_MANY_REQUESTS: 'För många förfrågningar. Försök igen om en stund.',
  DATABASE_UNAVAILABLE: 'Tjänsten har ett tillfälligt avbrott. Försök igen om en stund.',
  DATABASE_BUSY: 'Det tar längre tid än vanligt just nu. Försök igen om en liten stund.',
  OVERLOADED: 'Det är många som vill in just nu. Försök igen om en liten stund.',
  INTERNAL_ERROR: 'Ett fel uppstod. Försök igen senare.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type CommonErrorCode = keyof typeof COMMON_ERRORS;

export interface Issue {
  /** Name of the field. */
  path: string;
  /** A Swedish sentence. */
  message: string;
}

interface DomainErrorDetails {
  issues?: Issue[];
  headers?: Record<string, string>;
  /** Further fields of the response. */
  extra?: Record<string, unknown>;
  /** Logged in place of the sentence. */
  cause?: unknown;
}

/** An error with its own response. */
export class DomainError extends Error {
  readonly issues?: Issue[];
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  /** @param code stable name for programs. @param message a Swedish sentence for people. */
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    { issues, headers = {}, extra = {}, cause }: DomainErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'DomainError';
    this.issues = issues;
    this.headers = headers;
    this.extra = extra;
  }
}

/**
 * 400 VALIDATION_FAILED for one field.
 *
 * @param path its name. @param message what is wrong with it: a Swedish sentence.
 * @param sentence of the response as a whole.
 */
export const invalidField = (
  path: string,
  message: string,
  sentence: string = COMMON_ERRORS.VALIDATION_FAILED,
) => new DomainError(400, 'VALIDATION_FAILED', sentence, { issues: [{ path, message }] });

export const malformedRequest = () =>
  new DomainError(400, 'MALFORMED_REQUEST', COMMON_ERRORS.MALFORMED_REQUEST);
