import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const MAIN_ID = 'innehall';

/**
 * On every change of route: scrolls to the top (or to the address's fragment) and moves the focus to the page,
 * so that a keyboard or a screen reader starts where the eye does. The first page is left as the browser put it.
 */
export function useRouteArrival(): void {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
