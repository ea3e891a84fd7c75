import { ApiError, serverText } from '@stillsam/api-client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows why the API refused a form: its issues at the fields of the same names, the first of them focused, or else
 * its sentence as the form's own error, `errors.root`.
 *
 * @param fallback shown where the API gave no sentence.
 * @returns whether a field is at fault.
 */
export function showRefusal<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError'>,
  error: unknown,
  fallback: string,
): boolean {
  const issues = new Map(
    error instanceof ApiError ? error.issues.map(({ path, message }) => [path, message]) : [],
  );
  const names = (pathsOf(form.getValues()) as FieldPath<Fields>[]).filter((name) => issues.has(name));
  names.forEach((name, index) =>
    form.setError(name, { message: issues.get(name) }, { shouldFocus: index === 0 }),
  );
  if (names.length === 0) form.setError('root', { message: serverText(error) ?? fallback });
  return names.length > 0;
}

/** Names of the fields, in order; `group.field` of one in a group. */
function pathsOf(values: object, parent = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? pathsOf(value, `${parent}${name}.`) : [parent + name],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
