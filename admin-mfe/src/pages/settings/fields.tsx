import {
  CheckboxField,
  TextField,
  type TextFieldProps,
  SelectField,
  TextArea,
  type SelectFieldProps,
} from '@stillsam/ui';
import { bind } from '../../forms/bind';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FactLabel } from './folded-section';
import { FIELDS_COPY as COPY, SETTINGS_COPY } from './settings.copy';

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

interface AnsweredFieldProps<Fields extends FieldValues> extends FactFieldProps<Fields> {
  /** The field that says that there is none. */
  none: Path<Fields> & Labelled;
}

/** A text, or the answer that the company has none. */
export function AnsweredField<Fields extends FieldValues>({ none, ...props }: AnsweredFieldProps<Fields>) {
  const { register, control } = props.form;
  const isNone = useWatch({ control, name: none });
  return (
    <>
      {isNone ? null : <FactField {...props} />}
      <CheckboxField {...register(none)} label={COPY[none]} />
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
