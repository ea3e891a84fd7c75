import { createContext, use, useState, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Where a screen was left. */
interface Place {
  /** The query string of its address: filter, order and page. */
  search: string;
  scrollY: number;
}

interface Places {
  /** By the address of the screen without its filters. */
  left: Map<string, Place>;
  /** The address that leads back to a screen as it was left. */
  addressOf: (path: string) => string;
  /** What lists are searched for. */
  texts: Readonly<Record<string, string>>;
  setText: (list: string, text: string) => void;
  clear: () => void;
}

const PlacesContext = createContext<Places | null>(null);

/**
 * Keeps where screens were left and what their lists are searched for while the document is open. In memory alone: a
 * search is often a person's address, which belongs in no address of a page and in no history.
 */
export function PlacesProvider({ children }: { children: ReactNode }) {
  const [left] = useState(() => new Map<string, Place>());
  const [texts, setTexts] = useState<Places['texts']>({});
  const setText = (list: string, text: string) => setTexts((others) => ({ ...others, [list]: text }));
  const addressOf = (path: string) => {
    const place = left.get(path);
    return place?.search ? `${path.split('?', 1).join()}?${place.search}` : path;
  };
  const clear = () => {
    left.clear();
    setTexts({});
  };
  return <PlacesContext value={{ left, addressOf, texts, setText, clear }}>{children}</PlacesContext>;
}

export function usePlaces(): Places {
  const places = use(PlacesContext);
  if (!places) throw new Error('usePlaces is called outside PlacesProvider');
  return places;
}

/**
 * Keeps where a screen is left, and returns to where it was scrolled to. A screen that replaces another one on the same
 * page gets the focus, as a page does.
 *
 * @param path the screen's address without filters.
 */
export function useKeptPlace(path: string): void {
  const { left } = usePlaces();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const search = params.toString();
  const shown = useRef<string>(null);
  useEffect(() => {
    const before = left.get(path);
    const scrollY = before?.search === search ? before.scrollY : 0;
    if (shown.current !== path) {
      // After the router's own scroll to the top.
      if (scrollY > 0) requestAnimationFrame(() => window.scrollTo(0, scrollY));
      if (shown.current !== null) document.querySelector('main')?.focus({ preventScroll: true });
      shown.current = path;
    }
    left.set(path, { search, scrollY });
    const remember = () => void left.set(path, { search, scrollY: window.scrollY });
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [left, path, search, key]);
}
