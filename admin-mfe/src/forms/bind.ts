import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** What binds an input to a field: its name, handlers, ref and error. */
export function bind<Fields extends FieldValues, Name extends FieldPath<Fields>, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  name: Name,
  options?: RegisterOptions<Fields, Name>,
) {
  return {
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
