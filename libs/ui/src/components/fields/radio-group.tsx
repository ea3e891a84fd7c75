import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Radio } from './choice-control';
import { FieldError, FieldHint, useFieldBinding, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

interface RadioOption {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface RadioGroupProps extends Omit<FieldTexts, 'isLabelHidden' | 'isOptional'> {
  options: readonly RadioOption[];
  /** The field's name in its form; generated when left out. */
  name?: string;
  /** Controlled by `value` and `onValueChange`, or left to the browser with `defaultValue`. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  isRequired?: boolean;
  className?: string;
}

/** One of a few options, all visible. */
export function RadioGroup({
  label,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  isRequired,
  className,
}: RadioGroupProps) {
  const { binding, hintId, errorId } = useFieldBinding({ hint, error });
  const generatedName = useId();
  return (
    <fieldset
      className={classNames(styles.field, className)}
      role="radiogroup"
      aria-describedby={binding['aria-describedby']}
      aria-invalid={binding['aria-invalid']}
      aria-required={isRequired}
    >
      <legend className={styles.label}>{label}</legend>
      <FieldHint id={hintId} hint={hint} />
      {options.map((option) => (
        <RadioChoice
          key={option.value}
          option={option}
          id={`${binding.id}-${option.value}`}
          name={name ?? generatedName}
          isRequired={isRequired}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          onChoose={onValueChange}
        />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

interface RadioChoiceProps {
  option: RadioOption;
  id: string;
  name: string;
  isRequired?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChoose?: (value: string) => void;
}

function RadioChoice({ option, id, name, isRequired, checked, defaultChecked, onChoose }: RadioChoiceProps) {
  const hintId = `${id}-hint`;
  return (
    <div>
      <span className={styles.choice}>
        <Radio
          id={id}
          name={name}
          value={option.value}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={() => onChoose?.(option.value)}
          required={isRequired}
          aria-describedby={option.hint ? hintId : undefined}
        />
        <label htmlFor={id} className={styles.choiceLabel}>
          {option.label}
        </label>
      </span>
      <FieldHint id={hintId} hint={option.hint} />
    </div>
  );
}
