import {
  CheckboxField,
  TextField,
  type TextFieldProps,
  SelectField,
  TextArea,
  type SelectFieldProps,
} from '@stillsam/ui';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { bind } from '../../forms/form';
import { FactLabel } from './missing-facts';
import { FIELDS_COPY as COPY, NONE_COPY, SETTINGS_COPY } from './settings.copy';

type Labelled = Exclude<keyof typeof COPY, 'vatKinds' | 'processors'>;

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
  const label = <FactLabel place={name}>{COPY[name]}</FactLabel>;
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

const OPTIONS = [
  { value: '', label: SETTINGS_COPY.notAnswered },
  { value: 'true', label: SETTINGS_COPY.yes },
  { value: 'false', label: SETTINGS_COPY.no },
];

/** How a form reads the field: true, false, or null while it is not answered. */
export const YES_NO = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : String(value) === 'true'),
};

/** A question that may be left unanswered. */
export function YesNoField({ label, ...props }: Omit<SelectFieldProps, 'options'> & { name: string }) {
  return (
    <SelectField {...props} label={<FactLabel place={props.name}>{label}</FactLabel>} options={OPTIONS} />
  );
}
