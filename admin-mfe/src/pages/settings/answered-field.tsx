import { CheckboxField, TextField } from '@stillsam/ui';
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FIELDS_COPY as COPY } from './settings.copy';

type Labelled = Exclude<keyof typeof COPY, 'vatKinds' | 'processors'>;

interface AnsweredFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: Path<Fields> & Labelled;
  hint: string;
  /** The field that says that there is none. */
  none: Path<Fields> & Labelled;
}

/** A text, or the answer that the company has none. */
export function AnsweredField<Fields extends FieldValues>(props: AnsweredFieldProps<Fields>) {
  const { form, name, hint, none } = props;
  const { register, control, formState, getFieldState } = form;
  const isNone = useWatch({ control, name: none });
  const { error } = getFieldState(name, formState);
  return (
    <>
      {isNone ? null : (
        <TextField {...register(name)} label={COPY[name]} hint={hint} error={error?.message} />
      )}
      <CheckboxField {...register(none)} label={COPY[none]} />
    </>
  );
}
