import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field at fault, once its complaint is on the page and is read with it.
 *
 * @param errors sentences by the fields' names; a new object for each refusal.
 */
export function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  useEffect(() => {
    const fields = Array.from(form.current?.elements ?? []);
    const first = fields.find((field) => errors[field.getAttribute('name') ?? '']);
    if (first instanceof HTMLElement) first.focus();
  }, [form, errors]);
}
