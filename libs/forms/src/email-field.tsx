import { TextField, type TextFieldProps } from '@stillsam/ui';

/** The required field of an address, by the name `email`. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'name'>) {
  return <TextField {...props} type="email" name="email" autoComplete="email" inputMode="email" required />;
}
