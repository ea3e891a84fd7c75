import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './choice-control';
import { FieldError, FieldHint, useFieldBinding, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

interface CheckboxFieldProps
  extends
    Pick<FieldTexts, 'hint' | 'error' | 'isLabelHidden'>,
    Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** May hold a link, as in a consent. */
  label: ReactNode;
}

/** A box to tick. Other attributes, and `ref`, go to the input. */
export function CheckboxField({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: CheckboxFieldProps) {
  const { binding, hintId, errorId } = useFieldBinding({ id, describedBy, hint, error });
  return (
    <div className={className}>
      <span className={styles.choice}>
        <Checkbox {...props} {...binding} />
        <label htmlFor={binding.id} className={isLabelHidden ? styles.labelOverControl : styles.choiceLabel}>
          {label}
        </label>
      </span>
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
