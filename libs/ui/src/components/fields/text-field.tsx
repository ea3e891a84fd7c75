import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { FieldFrame, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {}

/** One line of text. Other attributes, and `ref`, go to the input. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const texts = { label, hint, error, isOptional, isLabelHidden };
  return (
    <FieldFrame {...texts} id={id} describedBy={describedBy} className={className}>
      {(binding) => (
        <input type="text" {...props} {...binding} className={classNames(styles.control, styles.input)} />
      )}
    </FieldFrame>
  );
}
