import { LENGTH_QUERY, PATHS, SHORT } from '@stillsam/paths';
import { SearchField } from '@stillsam/ui';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanSearch, SEARCH_MAX_LENGTH } from '../../../features/articles/article-calls';
import { LIBRARY_COPY } from '../library.copy';
import { ALL_CATEGORIES, libraryAddress, type LibraryFilters } from '../library.logic';

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

/** Debounce of the search box, in milliseconds. */
const TYPING_PAUSE_MS = 250;

/**
 * Searches with the debounced text of an uncontrolled search box, so that a late page never overwrites typed text. Only
 * a search from elsewhere (reset, back, a link) sets the text of the box.
 *
 * @param shown the filters of the list on the screen.
 * @param chosen the filters of the list that is loading, otherwise the same.
 * @param onSearch called when the visitor submits the form.
 */
function useLibrarySearch(shown: LibraryFilters, chosen: LibraryFilters, onSearch: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(chosen);
  const requested = useRef(shown.search);
  const inFlight = useRef(new Set<string>());
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  const search = useCallback(() => {
    clearTimeout(debounce.current);
    const text = cleanSearch(input.current?.value ?? '');
    if (text === requested.current) return;
    requested.current = text;
    inFlight.current.add(text);
    void navigate(libraryAddress({ ...latest.current, search: text, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate]);

  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);

  useEffect(() => {
    if (shown.search === requested.current) return inFlight.current.clear();
    // The list of an earlier search arrived while the next one is in flight.
    if (inFlight.current.has(shown.search)) return;
    clearTimeout(debounce.current);
    requested.current = shown.search;
    if (input.current) input.current.value = shown.search;
  }, [shown]);

  useEffect(() => {
    // Searches for text that was typed before hydration.
    search();
    return () => clearTimeout(debounce.current);
  }, [search]);

  const onInput = () => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(search, TYPING_PAUSE_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
    onSearch();
  };
  return { input, onInput, onSubmit };
}
