/**
 * Focuses the first faulty field in the order of the form.
 *
 * @param faulty names of the fields, those of `name` or `data-field`.
 */
export function focusFirst(form: HTMLFormElement | null, faulty: string[]): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
  inputs.find((input) => faulty.includes(input.getAttribute('name') ?? input.dataset.field ?? ''))?.focus();
}
