import { ApiError } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import {
  Button,
  Notice,
  CheckboxField,
  TextField,
  type TextFieldProps,
  SelectField,
  TextArea,
  type SelectFieldProps,
} from '@stillsam/ui';
import { useState, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useWatch,
  type Path,
} from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { openPart } from '../../detail/part';
import { Time } from '../../features/list/cells';
import { FormFrame, Refusal, Submit, bind } from '../../forms/form';
import { SectionLink, SettingPart, useNextMissing, FactLabel } from './missing-facts';
import { SECTIONS_COPY, SETTINGS_COPY as COPY, FIELDS_COPY, NONE_COPY } from './settings.copy';
import look from '../../look.module.css';

interface SettingFormProps<Fields extends FieldValues> {
  section: keyof typeof SECTIONS_COPY;
  setting: Setting;
  form: UseFormReturn<Fields>;
  /** The fields as they are saved now. */
  latest: Fields;
  /** @returns the fields as they were saved. @throws ApiError. */
  onSave: (fields: Fields) => Promise<Fields>;
  children: ReactNode;
}

/** A section of the settings: its fields, and who changed them last. What was written stays when it is refused. */
export function SettingForm<Fields extends FieldValues>({
  section,
  setting,
  form,
  latest,
  onSave,
  children,
}: SettingFormProps<Fields>) {
  const [state, setState] = useState<'saved' | 'conflict' | null>(null);
  const { title, lead } = SECTIONS_COPY[section];
  const next = useNextMissing(section);
  const send = async (fields: Fields) => {
    setState(null);
    try {
      form.reset(await onSave(fields));
      setState('saved');
    } catch (error) {
      openPart(section);
      if (error instanceof ApiError && error.code === 'SETTING_CHANGED') setState('conflict');
      throw error;
    }
  };
  const showLatest = () => {
    form.reset(latest);
    setState(null);
  };
  return (
    <SettingPart id={section} title={title} lead={lead}>
      <FormFrame form={form} failed={COPY.saveFailed} onSend={send}>
        {children}
        {state === 'saved' ? (
          <Notice tone="success">
            {COPY.saved}{' '}
            {next ? <SectionLink id={next}>{COPY.next(SECTIONS_COPY[next].title)}</SectionLink> : null}
          </Notice>
        ) : null}
        <Refusal form={form} />
        <div className={look.actions}>
          <Submit form={form} loadingText={COPY.saving} aria-label={COPY.saveNamed(title)}>
            {COPY.save}
          </Submit>
          {state === 'conflict' ? (
            <Button variant="secondary" onClick={showLatest}>
              {COPY.showLatest}
            </Button>
          ) : null}
          <ChangedBy setting={setting} />
        </div>
      </FormFrame>
    </SettingPart>
  );
}

/** Who changed a section last, and when; nothing before that. */
export function ChangedBy({ setting }: { setting: Setting }) {
  return setting.changed_at ? (
    <p className={look.small}>
      {COPY.changedBy(setting.changed_by_name ?? '')} <Time iso={setting.changed_at} />
    </p>
  ) : null;
}

export type Settings = components['schemas']['BusinessSettingsDto'];
type BusinessSection = 'company' | 'reach' | 'editorial' | 'processors' | 'social';
/** Who changed a section last, and its version. */
export type Setting = Omit<Settings['reach'], 'value'>;

const PATH = '/api/admin/settings/business';

/**
 * The form of a section, and how it is saved. The sections are read again afterwards, also after a refusal.
 *
 * @param toFields of a value as it is stored; `toValue` is the way back.
 */
export function useSetting<Section extends BusinessSection, Fields extends FieldValues>(
  section: Section,
  setting: Settings[Section],
  toFields: (value: Settings[Section]['value']) => Fields,
  toValue: (fields: Fields) => Settings[Section]['value'],
) {
  const latest = toFields(setting.value);
  const form = useForm<Fields>({ defaultValues: latest as DefaultValues<Fields> });
  const address: `${typeof PATH}/${BusinessSection}` = `${PATH}/${section}`;
  const { mutateAsync } = useApi().useMutation('put', address, { onSettled: useRefetch(PATH) });
  // The types know each address with its own body, not one of five.
  const save = mutateAsync as unknown as (init: { body: object }) => Promise<Settings>;
  const onSave = async (fields: Fields) => {
    const value = toValue(fields);
    // What the company has none of is empty.
    const none = 'none' in value ? Object.fromEntries(value.none.map((fact) => [fact, null])) : {};
    const saved = await save({ body: { ...value, ...none, version: setting.version } });
    return toFields(saved[section].value);
  };
  return { section, setting, form, latest, onSave };
}

type Labelled = Exclude<keyof typeof FIELDS_COPY, 'vatKinds' | 'processors'>;

interface FactFieldProps<Fields extends FieldValues> extends Omit<TextFieldProps, 'form' | 'name' | 'label'> {
  form: UseFormReturn<Fields>;
  name: Path<Fields> & Labelled;
  /** A sentence, which is seen whole. It has no line breaks all the same. */
  isSentence?: boolean;
}

/** A text, labelled by its name. */
export function FactField<Fields extends FieldValues>({
  form,
  name,
  isSentence = false,
  ...props
}: FactFieldProps<Fields>) {
  const label = <FactLabel place={name}>{FIELDS_COPY[name]}</FactLabel>;
  if (isSentence)
    return (
      <TextArea
        {...bind(form, name)}
        rows={3}
        label={label}
        hint={props.hint}
        onInput={({ currentTarget: field }) => (field.value = field.value.replace(/\n/g, ' '))}
      />
    );
  return <TextField {...props} {...bind(form, name)} label={label} />;
}

type AnsweredFieldProps<Fields extends FieldValues> = FactFieldProps<Fields> & {
  name: keyof typeof NONE_COPY;
};

/** A text, or the answer that the company has none, which is one of the form's field `none`. */
export function AnsweredField<Fields extends FieldValues>(props: AnsweredFieldProps<Fields>) {
  const { form, name } = props;
  const NONE = 'none' as Path<Fields>;
  const none: readonly string[] = useWatch({ control: form.control, name: NONE });
  return (
    <>
      {none.includes(name) ? null : <FactField {...props} />}
      <CheckboxField {...form.register(NONE)} value={name} label={NONE_COPY[name]} />
    </>
  );
}

const YES_NO_OPTIONS = [
  { value: '', label: COPY.notAnswered },
  { value: 'true', label: COPY.yes },
  { value: 'false', label: COPY.no },
];

/** How a form reads the field: true, false, or null while it is not answered. */
export const YES_NO = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : String(value) === 'true'),
};

/** A question that may be left unanswered. */
export function YesNoField({ label, ...props }: Omit<SelectFieldProps, 'options'> & { name: string }) {
  return (
    <SelectField
      {...props}
      label={<FactLabel place={props.name}>{label}</FactLabel>}
      options={YES_NO_OPTIONS}
    />
  );
}
