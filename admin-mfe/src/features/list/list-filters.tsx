import { SearchField, SelectField, type SelectOption } from '@stillsam/ui';
import styles from './list-filters.module.css';
import type { ListDefinition, ListPage } from './define-list';
import type { ListFilters } from './list-query';
import { LIST_COPY } from './list.copy';
import type { ListAddress } from './use-list-address';
import { useDebouncedText } from './use-debounced-text';

interface FilterFormProps {
  definition: Pick<ListDefinition<ListFilters, ListPage, unknown, unknown>, 'search' | 'filters'>;
  address: Pick<ListAddress, 'query' | 'change'>;
}

/** Search text and choices of a list, side by side where there is room. */
export function FilterForm({ definition: { search, filters }, address: { query, change } }: FilterFormProps) {
  return (
    <form
      method="get"
      role="search"
      className={styles.filters}
      aria-label={LIST_COPY.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {search ? <ListSearch {...search} value={query.search} onChange={change} /> : null}
      {Object.entries(filters).map(([name, { label, options }]) => (
        <SelectField
          key={name}
          className={styles.choice}
          label={label}
          value={query.filters[name]}
          options={toOptions(options, query.filters[name])}
          onChange={({ target }) => change({ filters: { [name]: target.value } })}
        />
      ))}
    </form>
  );
}

/** The named values, and the chosen one if it has no name. */
function toOptions(names: Readonly<Record<string, string>>, chosen = ''): SelectOption[] {
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return Object.hasOwn(names, chosen) ? options : [...options, { value: chosen, label: chosen }];
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
