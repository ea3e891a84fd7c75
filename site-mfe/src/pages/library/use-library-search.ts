import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanSearch, libraryAddress, type LibraryFilters } from './library.logic';

/** Milliseconds without a keystroke before the list follows what was typed. */
export const TYPING_PAUSE_MS = 250;

/**
 * Lets the list follow the search box. The browser keeps the text, so that nothing typed is ever overwritten by a
 * page that arrives late; only a search that came from elsewhere (reset, back, a link) is put into the box.
 *
 * @param shown the filters of the list on the screen.
 * @param chosen those of the list that is on its way, or the same.
 * @param onSearch the visitor asked for the list, by key or button.
 */
export function useLibrarySearch(shown: LibraryFilters, chosen: LibraryFilters, onSearch: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(chosen);
  const asked = useRef(shown.search);
  const underWay = useRef(new Set<string>());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  const search = useCallback(() => {
    clearTimeout(pause.current);
    const text = cleanSearch(input.current?.value ?? '');
    if (text === asked.current) return;
    asked.current = text;
    underWay.current.add(text);
    void navigate(libraryAddress({ ...latest.current, search: text, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [navigate]);

  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);

  useEffect(() => {
    if (shown.search === asked.current) return underWay.current.clear();
    // A search of ours that has been overtaken by the next one.
    if (underWay.current.has(shown.search)) return;
    clearTimeout(pause.current);
    asked.current = shown.search;
    if (input.current) input.current.value = shown.search;
  }, [shown]);

  useEffect(() => {
    // Typed before the page was alive: the list has not followed yet.
    search();
    return () => clearTimeout(pause.current);
  }, [search]);

  const onInput = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, TYPING_PAUSE_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
    onSearch();
  };
  return { input, onInput, onSubmit };
}
