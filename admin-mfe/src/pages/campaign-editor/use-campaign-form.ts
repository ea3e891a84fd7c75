import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type RefObject } from 'react';
import { useForm, useWatch, type Path, type Resolver, type UseFormReturn } from 'react-hook-form';
import { hasContent } from '@stillsam/post-html/has-content';
import { fromSwedishTime } from '../../features/dates/swedish-time.logic';
import { focusFirst } from '../../forms/focus-first';
import { CAMPAIGN_FORM_SCHEMA, faultsOf } from './campaign-form.schema';
import { toForm, type CampaignForm, type FormName } from './campaign-fields.logic';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignFields } from './campaign.types';

const { errors: sentences } = CAMPAIGN_COPY;

export interface CampaignFormState {
  form: UseFormReturn<CampaignForm>;
  fields: CampaignForm;
  errors: Partial<Record<FormName, string>>;
  /** What binds an input to a field: its name, handlers, ref and error. */
  bind: (
    name: FormName,
  ) => ReturnType<UseFormReturn<CampaignForm>['register']> & { error: string | undefined };
  /** For a field that is no native input. */
  change: <Name extends FormName>(name: Name, value: CampaignForm[Name]) => void;
  /** Shows the sentences at their fields, and focuses the first. */
  show: (faults: ReadonlyMap<string, string>) => void;
}

/** Props of every group of fields. */
export type FieldsProps = Pick<CampaignFormState, 'fields' | 'errors' | 'bind' | 'change'>;

/** The form's fields and their errors. */
export function useCampaignForm(
  stored: CampaignFields,
  formRef: RefObject<HTMLFormElement | null>,
): CampaignFormState {
  const form = useForm<CampaignForm>({
    defaultValues: toForm(stored),
    // The schema has only the fields with rules, and passes the others through.
    resolver: zodResolver(CAMPAIGN_FORM_SCHEMA, undefined, {
      raw: true,
    }) as unknown as Resolver<CampaignForm>,
    mode: 'onChange',
    shouldFocusError: false,
  });
  const fields = useWatch({ control: form.control, compute: (values: CampaignForm) => values });
  const [shown, setShown] = useState<string[]>([]);
  // After the errors are rendered, so that screen readers announce the field with its error.
  useEffect(() => focusFirst(formRef.current, shown), [formRef, shown]);

  const errors: CampaignFormState['errors'] = {};
  for (const [name, fault] of Object.entries(form.formState.errors)) errors[name as FormName] = fault.message;
  return {
    form,
    fields,
    errors,
    bind: (name) => ({
      ...form.register(name, name === 'signed_up_from' ? { deps: 'signed_up_to' } : {}),
      error: errors[name],
    }),
    change: (name, value) => {
      form.setValue(name as Path<CampaignForm>, value, { shouldValidate: errors[name] !== undefined });
    },
    show: (faults) => {
      for (const [name, message] of faults)
        if (name in form.getValues()) form.setError(name as FormName, { message });
      setShown([...faults.keys()]);
    },
  };
}

/** What keeps the letter from being sent, by field. @param now milliseconds. */
export function obstaclesOf(form: CampaignForm, now = Date.now()): Map<string, string> {
  const obstacles = faultsOf(form);
  if (form.subject.trim() === '') obstacles.set('subject', sentences.subjectMissing);
  if (!hasContent(form.content)) obstacles.set('content', sentences.contentMissing);
  const moment = form.timing === 'later' ? fromSwedishTime(form.send_at) : undefined;
  if (moment && Date.parse(moment) <= now) obstacles.set('send_at', sentences.timePassed);
  return obstacles;
}
