import { LineIcon } from '../icon/icon';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { FieldFrame, splitProps, type FieldTexts } from './field-frame';
import styles from './fields.module.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** The heading above it and its neighbours with the same one. */
  group?: string;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption[];
}

/** One of several options, in the browser's own list. Other attributes, and `ref`, go to the select. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <FieldFrame {...frame}>
      {(binding) => (
        <span className={styles.selectFrame}>
          <select {...control} {...binding} className={classNames(styles.control, styles.select)}>
            {groupsOf(options).map(([group, members]) =>
              group === undefined ? (
                members.map(toOption)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(toOption)}
                </optgroup>
              ),
            )}
          </select>
          <LineIcon box={[12, 12]} width={14} className={styles.chevron}>
            <path d="M2 4.5c1.4 2 2.7 3 4 3s2.6-1 4-3" />
          </LineIcon>
        </span>
      )}
    </FieldFrame>
  );
}

const toOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** Options by their heading, in the order of the first of each. */
function groupsOf(options: readonly SelectOption[]): [string | undefined, SelectOption[]][] {
  const groups = new Map<string | undefined, SelectOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
