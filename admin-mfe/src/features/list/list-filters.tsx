import type { ReactNode } from 'react';
import { SearchField, SelectField, type SelectOption } from '@stillsam/ui';
import styles from './list-filters.module.css';
import { LIST_COPY } from './list.copy';
import { useSettledText } from './use-settled-text';

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
  /** The text as it stands in the address. */
  value: string;
  /** Typing does not fill the history with steps. */
  onChange: (changes: { search: string }, options: { replace: boolean }) => void;
}

export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const [text, setText] = useSettledText(value, (search) => onChange({ search }, { replace: true }));
  return (
    <SearchField
      className={styles.search}
      label={label}
      placeholder={placeholder}
      value={text}
      onValueChange={setText}
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
