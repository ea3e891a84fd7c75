import { CheckboxField, TextField, type TextFieldProps } from '@stillsam/ui';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FIELDS_COPY as COPY } from './settings.copy';

type Labelled = Exclude<keyof typeof COPY, 'vatKinds' | 'processors'>;

interface FactFieldProps<Fields extends FieldValues> extends Omit<TextFieldProps, 'form' | 'name' | 'label'> {
  form: UseFormReturn<Fields>;
  name: Path<Fields> & Labelled;
}

/** A text, labelled by its name. */
export function FactField<Fields extends FieldValues>({ form, name, ...props }: FactFieldProps<Fields>) {
  const { error } = form.getFieldState(name, form.formState);
  return <TextField {...props} {...form.register(name)} label={COPY[name]} error={error?.message} />;
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
