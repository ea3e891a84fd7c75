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
  const names = (Object.keys(form.getValues()) as FieldPath<Fields>[]).filter((name) => issues.has(name));
  names.forEach((name, index) =>
    form.setError(name, { message: issues.get(name) }, { shouldFocus: index === 0 }),
  );
  if (names.length === 0) form.setError('root', { message: serverText(error) ?? fallback });
  return names.length > 0;
}
