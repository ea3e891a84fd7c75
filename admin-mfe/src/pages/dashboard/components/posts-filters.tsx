import { SearchField, SelectField } from '@stillsam/ui';
import { POSTS_COPY } from '../posts.copy';
import type { PostsQuery, StatusFilter } from '../posts-query.logic';
import styles from './posts-filters.module.css';
import { useSettledText } from '../use-settled-text';

interface PostsFiltersProps {
  query: PostsQuery;
  onChange: (changes: Partial<PostsQuery>, options?: { replace: boolean }) => void;
}

const STATUS_OPTIONS: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: POSTS_COPY.allStatuses },
  { value: 'draft', label: POSTS_COPY.status.draft },
  { value: 'scheduled', label: POSTS_COPY.status.scheduled },
  { value: 'published', label: POSTS_COPY.status.published },
];

/** Search text and status of the list. Typing does not fill the history with steps. */
export function PostsFilters({ query, onChange }: PostsFiltersProps) {
  const [text, setText] = useSettledText(query.search, (search) => onChange({ search }, { replace: true }));
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={POSTS_COPY.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField label={POSTS_COPY.search} value={text} onValueChange={setText} />
      {query.place === 'trash' ? null : (
        <SelectField
          label={POSTS_COPY.statusFilter}
          value={query.status}
          options={STATUS_OPTIONS}
          onChange={(event) =>
            onChange({
              status: STATUS_OPTIONS.find(({ value }) => value === event.target.value)?.value ?? 'all',
            })
          }
        />
      )}
    </form>
  );
}
