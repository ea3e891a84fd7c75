import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlaces } from './places';

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
