import type { ErrorCode } from '@stillsam/contracts';
import { COMMON_ERRORS } from './error-texts';

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
