import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { MessageMark } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './fields.module.css';

/** What every field has: a visible label, and texts bound to its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help between label and control. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode;
  /** Adds '(valfritt)' to the label. */
  isOptional?: boolean;
  /** The label is for screen readers alone. */
  isLabelHidden?: boolean;
}

/** The attributes that bind a control to its texts. */
export interface FieldBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string;
  describedBy?: string;
  className?: string;
  children: (binding: FieldBinding) => ReactNode;
}

/** Parts the properties of a field into those of its frame and those of its control. */
export function splitProps<
  Props extends FieldTexts & { id?: string; className?: string; 'aria-describedby'?: string },
>(props: Props) {
  const { label, hint, error, isOptional, isLabelHidden, id, className, ...rest } = props;
  const { 'aria-describedby': describedBy, ...control } = rest;
  return { frame: { label, hint, error, isOptional, isLabelHidden, id, className, describedBy }, control };
}

/** Label, hint, control and error of one field. */
export function FieldFrame({ id, describedBy, className, children, label, ...texts }: FieldFrameProps) {
  const { binding, hintId, errorId } = useFieldBinding({ id, describedBy, ...texts });
  const labelText = (
    <>
      {label}
      {texts.isOptional ? <span className={styles.optional}> (valfritt)</span> : null}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label className={texts.isLabelHidden ? undefined : styles.label} htmlFor={binding.id}>
        {texts.isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      <FieldHint id={hintId} hint={texts.hint} />
      {children(binding)}
      <FieldError id={errorId} error={texts.error} />
    </div>
  );
}

interface BindingOptions extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string;
  describedBy?: string;
}

/** Ids of a field's control, hint and error, and the attributes that bind them. */
export function useFieldBinding({ id, describedBy, hint, error }: BindingOptions) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const binding: FieldBinding = {
    id: controlId,
    'aria-describedby': classNames(describedBy, Boolean(hint) && hintId, Boolean(error) && errorId),
    'aria-invalid': error ? true : undefined,
  };
  return { binding, hintId, errorId };
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <MessageMark sign="alert" className={styles.errorMark} />
      <span>{error}</span>
    </p>
  );
}
