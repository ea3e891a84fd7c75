import { useEffect, useState, type RefObject } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from '../../forms/schema';

export interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is typed. */
  fields: Values;
  errors: Partial<Record<Path<Values>, string>>;
  /** What binds an input to a field: its name, handlers, ref and error. */
  bind: (
    name: Path<Values>,
    options?: RegisterOptions<Values>,
  ) => UseFormRegisterReturn & { error: string | undefined };
  /** For a field that is no native input. */
  change: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Focuses the first faulty field. */
  focus: (faulty: string[]) => void;
  /** Shows the sentences at their fields, and focuses the first one. */
  show: (faults: Iterable<readonly [name: string, sentence: string]>) => void;
}

/** Props of every group of fields. */
export type FieldsProps<Values extends FieldValues> = Pick<
  DraftForm<Values>,
  'form' | 'fields' | 'errors' | 'bind' | 'change'
>;

interface DraftFormOptions<Values extends FieldValues> {
  /** The form that holds the fields, to focus a faulty one. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The draft as it is stored. */
  stored: Values;
  /** Only the fields with rules; it passes the others through. */
  schema: z.ZodMiniType<FieldValues, FieldValues>;
  /** Whether faults show while the author types, because nobody submits the form. */
  checksWhileTyping?: boolean;
}

/** The fields of a draft and their errors. */
export function useDraftForm<Values extends FieldValues>({
  formRef,
  stored,
  schema,
  checksWhileTyping,
}: DraftFormOptions<Values>): DraftForm<Values> {
  const form = useForm<Values>({
    defaultValues: stored as DefaultValues<Values>,
    resolver: zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>,
    mode: checksWhileTyping ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
  const fields = useWatch({ control: form.control, compute: (values: Values) => values });
  const [faulty, setFaulty] = useState<string[]>([]);
  // After the errors are rendered, so that screen readers announce the field with its error.
  useEffect(() => focusFirst(formRef.current, faulty), [formRef, faulty]);

  const { isSubmitted } = form.formState;
  const errors: DraftForm<Values>['errors'] = {};
  for (const [name, fault] of Object.entries(form.formState.errors))
    errors[name as Path<Values>] = String(fault?.message ?? '');
  return {
    form,
    fields,
    errors,
    focus: setFaulty,
    bind: (name, options) => ({ ...form.register(name, options), error: errors[name] }),
    change: (name, value) =>
      form.setValue(name, value, { shouldValidate: isSubmitted || errors[name] !== undefined }),
    show: (faults) => {
      const known = [...faults].filter(([name]) => name in form.getValues());
      for (const [name, message] of known) form.setError(name as Path<Values>, { message });
      setFaulty(known.map(([name]) => name));
    },
  };
}

/** Unfolds the faulty fields, found by their `name` or `data-field`, and focuses the first in the order of the form. */
function focusFirst(form: HTMLFormElement | null, faulty: string[]): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
  const found = inputs.filter((input) =>
    faulty.includes(input.getAttribute('name') ?? input.dataset.field ?? ''),
  );
  for (const input of found) {
    const fold = input.closest('details');
    if (fold) fold.open = true;
  }
  found[0]?.focus();
}
