import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll } from './restore-scroll';
import { useScrollMemory } from './use-scroll-memory';

export const MAIN_ID = 'innehall';

/**
 * On every change of route: moves the focus to the page, so that a keyboard or a screen reader starts there, and
 * scrolls to the top or to the address's fragment. Back and forward restore the scroll position. On the first page
 * the browser's own position stays.
 */
export function useRouteArrival(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // The first entries of all documents of this tab share a key.
  const entry = `${key} ${pathname}`;
  const positions = useScrollMemory(entry);
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return undefined;
    arrivedAt.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    const known = isReturn ? positions.current.get(entry) : undefined;
    if (known !== undefined) return restoreScroll(known);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, entry, isReturn, positions]);
}
