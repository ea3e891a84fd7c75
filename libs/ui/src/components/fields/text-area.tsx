import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { FieldFrame, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Several lines of text. Other attributes, and `ref`, go to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  rows = 4,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const texts = { label, hint, error, isOptional, isLabelHidden };
  return (
    <FieldFrame {...texts} id={id} describedBy={describedBy} className={className}>
      {(binding) => (
        <textarea {...props} {...binding} rows={rows} className={classNames(styles.control, styles.area)} />
      )}
    </FieldFrame>
  );
}
