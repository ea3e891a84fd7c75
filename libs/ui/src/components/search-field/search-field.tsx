import { LineIcon } from '../icon/icon';
import { useId, useRef, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import type { FieldTexts } from '../fields/field-frame';
import { CloseButton } from '../notice/close-button';
import fieldStyles from '../fields/fields.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Pick<FieldTexts, 'label'>, Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  /** Controlled; left out, the browser keeps the text and there is no clear button. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Label of a submit button in the field, which searches without JavaScript. */
  submitLabel?: string;
}

/** A search box. Put it in a `<form role="search">`. */
export function SearchField({
  label,
  id,
  className,
  value,
  onValueChange,
  onChange,
  submitLabel,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange?.('');
    input.current?.focus();
  };
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const isClearable = Boolean(value && onValueChange);
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <label className={fieldStyles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.box}>
          <LineIcon box={[20, 20]} className={styles.glass}>
            <path d="m17.5 17.5-3.6-3.6M15.8 9.2a6.6 6.6 0 1 1-13.2 0 6.6 6.6 0 0 1 13.2 0Z" />
          </LineIcon>
          <input
            ref={input}
            {...props}
            id={inputId}
            type="search"
            enterKeyHint="search"
            value={value}
            className={classNames(fieldStyles.control, styles.input, isClearable && styles.clearable)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {isClearable ? (
            <CloseButton label="Rensa sökningen" onClick={clear} className={styles.clear} />
          ) : null}
        </div>
        {submitLabel ? (
          <Button type="submit" variant="secondary" className={styles.submit}>
            {submitLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
