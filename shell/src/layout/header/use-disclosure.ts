import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes a `<details>` on an outside click, when one of its links is followed or the focus leaves it, on Escape
 * (the focus returns to its summary) and on a change of route. Opening and closing by its summary needs no script.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // What the visitor opened before hydration stays open.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (details.current) details.current.open = false;
  }, [pathname]);
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Events in a dialog that was opened from here do not close it.
    const isInDialog = (target: EventTarget | null) =>
      target instanceof Element && target.closest('dialog') !== null;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target) && !isInDialog(target);
    const close = () => {
      element.open = false;
    };
    document.addEventListener(
      'click',
      ({ target }) => {
        const isLink = target instanceof Element && element.contains(target.closest('a'));
        if (element.open && (isLink || isOutside(target))) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key !== 'Escape' || !element.open || isInDialog(target)) return;
        close();
        element.querySelector('summary')?.focus();
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isOutside(relatedTarget)) close();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return details;
}
