import { ApiError, errorText } from '@stillsam/api-client';
import { FORM_COPY } from './form.copy';

/** Messages by the names of the fields. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What a form shows of a failed call. */
export interface FormFailure<Field extends string> {
  errors?: FieldErrors<Field>;
  message?: string;
}

const TOO_MANY_REQUESTS = 429;

/** The issues of a refused request at their fields; a message where no field is at fault. */
export function formFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): FormFailure<Field> {
  const errors = issuesOf(error, fields);
  return Object.keys(errors).length > 0 ? { errors } : { message: failureText(error) };
}

/** The first issue of each field. */
export function issuesOf<Field extends string>(error: unknown, fields: readonly Field[]): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  if (!(error instanceof ApiError)) return errors;
  for (const field of fields) {
    const issue = error.issues.find(({ path }) => path === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}

/** The message of a failed call. */
export function failureText(error: unknown): string {
  return hasStatus(error, TOO_MANY_REQUESTS) ? FORM_COPY.tooMany : errorText(error);
}

export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && error.status !== undefined && statuses.includes(error.status);
}
