import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'innehall';

/**
 * Where a page replaces another one in the same document: moves the focus to it, so that a keyboard or a screen reader
 * starts there, and scrolls to its top. Back and forward leave the scrolling to the browser.
 */
export function useRouteArrival(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const arrivedAt = useRef(pathname);
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, [pathname, isReturn]);
}
