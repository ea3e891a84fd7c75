import { useId, useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button, Icon, SearchField, SelectField, TextField, type SelectOption } from '@stillsam/ui';
import look from '../../look.module.css';
import styles from './list-filters.module.css';
import type { ListDefinition, ListPage } from './define-list';
import { countSet, defaultOf, type ListFilter, type ListFilters } from './list-query';
import { LIST_COPY } from './list.copy';
import type { ListAddress } from './use-list-address';
import { useDebouncedText } from './use-debounced-text';

/** Whether the filters are unfolded on a phone. */
interface FilterFold {
  id: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function useFilterFold(): FilterFold {
  const [isOpen, setOpen] = useState(false);
  return { id: useId(), isOpen, setOpen };
}

interface FilterFormProps {
  definition: Pick<ListDefinition<ListFilters, ListPage, unknown, unknown>, 'search' | 'filters'>;
  address: Pick<ListAddress, 'query' | 'change'>;
  fold: FilterFold;
}

/** Unfolds the filters on a phone, and says how many are set. @param isBesideOthers a narrow phone shows its sign alone. */
export function FilterToggle({
  definition: { filters },
  address: { query },
  fold: { id, isOpen, setOpen },
  isBesideOthers = false,
}: FilterFormProps & { isBesideOthers?: boolean }) {
  const count = countSet(filters, query);
  return (
    <Button
      variant="secondary"
      className={isBesideOthers && count === 0 ? `${styles.toggle} ${styles.sign}` : styles.toggle}
      icon={<Icon icon={SlidersHorizontal} />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {isBesideOthers && count === 0 ? (
        <span className={look.saidOnPhone}>{LIST_COPY.showFilters(count)}</span>
      ) : (
        LIST_COPY.showFilters(count)
      )}
    </Button>
  );
}

/** Search text and choices of a list, side by side where there is room. On a phone the choices are behind a button. */
export function FilterForm(props: FilterFormProps) {
  const {
    definition: { search, filters },
    address: { query, change },
    fold: { id, isOpen },
  } = props;
  const all = Object.entries(filters);
  const further = all.filter(([, { isFurther }]) => isFurther);
  const first = all.filter(([, { isFurther }]) => !isFurther);
  const [isMore, setMore] = useState(false);
  const isSet = further.some(([name, filter]) => (query.filters[name] ?? '') !== defaultOf(filter));
  const fieldsOf = (chosen: typeof all) =>
    chosen.map(([name, filter]) => {
      const Field = filter.isDay ? DayField : ChoiceField;
      const choose = (value: string) => change({ filters: { [name]: value } });
      return <Field key={name} filter={filter} value={query.filters[name] ?? ''} onChange={choose} />;
    });
  return (
    <form
      method="get"
      role="search"
      aria-label={LIST_COPY.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {search ? (
          <ListSearch {...search} value={query.search} onChange={(text) => change({ search: text })} />
        ) : null}
        {search && all.length > 0 ? <FilterToggle {...props} isBesideOthers /> : null}
        {fieldsOf(first)}
        {further.length > 0 ? (
          <>
            <div className={styles.further} data-open={isMore || isSet || undefined}>
              {fieldsOf(further)}
            </div>
            {isSet ? null : (
              <Button
                variant="quiet"
                className={styles.more}
                aria-expanded={isMore}
                onClick={() => setMore(!isMore)}
              >
                {LIST_COPY.more(isMore)}
              </Button>
            )}
          </>
        ) : null}
      </div>
    </form>
  );
}

interface FilterFieldProps {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

function ChoiceField({ filter, value, onChange }: FilterFieldProps) {
  return (
    <SelectField
      className={styles.choice}
      label={filter.label}
      value={value}
      options={toOptions(filter, value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Waits until the typing pauses: on its way to 2026 a year is 2, 20 and 202. */
function DayField({ filter: { label, others }, value, onChange }: FilterFieldProps) {
  const { text, change, flush } = useDebouncedText(value, (day) => {
    if (day === '' || others?.test(day)) onChange(day);
  });
  return (
    <TextField
      type="date"
      className={styles.choice}
      label={label}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={flush}
    />
  );
}

/** The named values, the default first, and the chosen one if it has no name. */
function toOptions(filter: ListFilter, chosen: string): SelectOption[] {
  const { options: names, groupOf } = filter;
  const usual = defaultOf(filter);
  const others = Object.keys(names).filter((value) => value !== usual);
  const options = [usual, ...others].map((value) => ({
    value,
    label: names[value] ?? value,
    group: groupOf?.(value),
  }));
  return Object.hasOwn(names, chosen) ? options : [...options, { value: chosen, label: chosen }];
}

interface ListSearchProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const { text, change, flush } = useDebouncedText(value, onChange);
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
