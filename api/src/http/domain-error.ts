import type { ErrorCode } from '@stillsam/contracts';
import { COMMON_ERRORS } from './error-texts';

export interface Issue {
  /** Name of the field. */
  path: string;
  /** A Swedish sentence. */
  message: string;
}

interface DomainErrorDetails {
  status: number;
  /** Stable name for programs. */
  code: ErrorCode;
  issues?: Issue[];
  headers?: Record<string, string>;
  /** Further fields of the response. */
  extra?: Record<string, unknown>;
  /** Logged in place of the sentence. */
  cause?: unknown;
}

/** An error with its own response. `message` is a Swedish sentence for people. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues?: Issue[];
  readonly headers: Record<string, string>;
  readonly extra: Record<string, unknown>;

  constructor(
    message: string,
    { status, code, issues, headers = {}, extra = {}, cause }: DomainErrorDetails,
  ) {
    super(message, { cause });
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.headers = headers;
    this.extra = extra;
  }
}

/** 400 VALIDATION_FAILED for one field. @param path its name. @param message what is wrong with it: a Swedish sentence. */
export const invalidField = (path: string, message: string) =>
  new DomainError(COMMON_ERRORS.VALIDATION_FAILED, {
    status: 400,
    code: 'VALIDATION_FAILED',
    issues: [{ path, message }],
  });
