import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { FieldFrame, splitProps, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {}

/** One line of text. Other attributes, and `ref`, go to the input. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      {(binding) => <input type="text" {...control} {...binding} className={styles.control} />}
    </FieldFrame>
  );
}

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Several lines of text. Other attributes, and `ref`, go to the textarea. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      {(binding) => (
        <textarea rows={4} {...control} {...binding} className={classNames(styles.control, styles.area)} />
      )}
    </FieldFrame>
  );
}

/** The longest e-mail address (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Something, an @, something, a dot, something (specification, section 5). The length is checked first. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}
