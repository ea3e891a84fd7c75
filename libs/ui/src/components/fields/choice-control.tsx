import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './choice-control.module.css';

type ChoiceControlProps = Omit<ComponentProps<'input'>, 'type' | 'size'>;

/** The box alone, for a label of the caller's own; a line of words beside it is a `CheckboxField`. */
export function Checkbox({ className, ...props }: ChoiceControlProps) {
  return <input {...props} type="checkbox" className={classNames(styles.checkbox, className)} />;
}

/** The ring alone, for a label of the caller's own; a list of lines is a `RadioGroup`. */
export function Radio({ className, ...props }: ChoiceControlProps) {
  return <input {...props} type="radio" className={classNames(styles.radio, className)} />;
}
