import { LENGTH_QUERY, PATHS, SHORT } from '@stillsam/paths';
import { SearchField } from '@stillsam/ui';
import { LIBRARY_COPY } from '../library.copy';
import { SEARCH_MAX_LENGTH } from '../../../features/articles/clean-search';
import { ALL_CATEGORIES, type LibraryFilters } from '../library.logic';
import { useLibrarySearch } from '../use-library-search';

interface LibrarySearchProps {
  /** The filters of the list on the screen. */
  shown: LibraryFilters;
  /** The filters of the list that is loading, otherwise the same. */
  chosen: LibraryFilters;
  onSearch: () => void;
}

/** The search box. It filters while the visitor types; without JavaScript it is a GET form. */
export function LibrarySearch({ shown, chosen, onSearch }: LibrarySearchProps) {
  const { input, onInput, onSubmit } = useLibrarySearch(shown, chosen, onSearch);
  return (
    <form role="search" method="get" action={PATHS.library} onSubmit={onSubmit}>
      {chosen.category === ALL_CATEGORIES ? null : (
        <input type="hidden" name="category" value={chosen.category} />
      )}
      {chosen.isShort ? <input type="hidden" name={LENGTH_QUERY} value={SHORT} /> : null}
      <SearchField
        ref={input}
        name="search"
        label={LIBRARY_COPY.searchLabel}
        placeholder={LIBRARY_COPY.searchPlaceholder}
        submitLabel={LIBRARY_COPY.searchButton}
        defaultValue={shown.search}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onInput={onInput}
      />
    </form>
  );
}
