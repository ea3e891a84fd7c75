import type { ReactNode } from 'react';
import { SearchField, SelectField, type SelectOption } from '@stillsam/ui';
import styles from './list-filters.module.css';
import { LIST_COPY } from './list.copy';
import { useDebouncedText } from './use-debounced-text';

interface ListFiltersProps {
  children: ReactNode;
}

/** Search text and choices of a list, side by side where there is room. */
export function ListFilters({ children }: ListFiltersProps) {
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={LIST_COPY.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface ListSearchProps {
  label: string;
  placeholder?: string;
  /** The search text in the address. */
  value: string;
  /** Replaces the history entry, so that typing adds none. */
  onChange: (changes: { search: string }, options: { replace: boolean }) => void;
}

export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const { text, change, flush } = useDebouncedText(value, (search) =>
    onChange({ search }, { replace: true }),
  );
  return (
    <SearchField
      className={styles.search}
      label={label}
      placeholder={placeholder}
      value={text}
      onValueChange={change}
      onBlur={flush}
    />
  );
}

interface ListChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (SelectOption & { value: Value })[];
  onChange: (value: Value) => void;
}

export function ListChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ListChoiceProps<Value>) {
  return (
    <SelectField
      className={styles.choice}
      label={label}
      value={value}
      options={options}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
