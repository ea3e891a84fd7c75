import { useRef, type ComponentProps } from 'react';
import Search from 'lucide-react/icons/search';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import { FieldFrame, type FieldTexts } from '../fields/field-frame';
import { Icon } from '../icon/icon';
import { CloseButton } from '../notice/close-button';
import fieldStyles from '../fields/fields.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends
    Pick<FieldTexts, 'label' | 'hint' | 'isLabelHidden'>,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  /** Controlled; left out, the browser keeps the text and there is no clear button. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Given, a submit button stands in the field: the way to search without JavaScript. */
  submitLabel?: string;
  clearLabel?: string;
}

/** A search box. Put it in a `<form role="search">`. */
export function SearchField({
  label,
  hint,
  isLabelHidden,
  id,
  className,
  value,
  onValueChange,
  onChange,
  submitLabel,
  clearLabel = 'Rensa sökningen',
  'aria-describedby': describedBy,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange?.('');
    input.current?.focus();
  };
  return (
    <FieldFrame {...{ label, hint, isLabelHidden, id, describedBy, className }}>
      {(binding) => (
        <div className={styles.row}>
          <div className={styles.box}>
            <Icon icon={Search} className={styles.glass} />
            <input
              ref={input}
              {...props}
              {...binding}
              type="search"
              enterKeyHint="search"
              value={value}
              className={classNames(fieldStyles.control, styles.input)}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
            {value && onValueChange ? (
              <CloseButton label={clearLabel} onClick={clear} className={styles.clear} />
            ) : null}
          </div>
          {submitLabel ? (
            <Button type="submit" variant="secondary" className={styles.submit}>
              {submitLabel}
            </Button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
