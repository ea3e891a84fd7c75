import { markRoot } from '@stillsam/platform/root-mark';
import { useEffect, type RefObject } from 'react';
import { MAIN_ID } from '../use-route-arrival';

/** Widths at which the menu is hidden; the same as in header.module.css. */
const WIDE = '(min-width: 64rem)';
/** The page, the footer, and the consent banner. */
const BACKGROUND = `#${MAIN_ID}, #${MAIN_ID} ~ footer, [data-consent]`;

/**
 * Makes the page inert and keeps it from scrolling while a `<details>` that covers it is open. A modal dialog does the
 * same, but opens with a script only, and would cover the summary that closes it.
 */
export function useInertBackground(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    const wide = window.matchMedia(WIDE);
    const setInert = (isInert: boolean) => {
      for (const part of document.querySelectorAll(BACKGROUND)) part.toggleAttribute('inert', isInert);
      markRoot('showsMenu', isInert ? '' : undefined);
    };
    const onToggle = () => setInert(Boolean(element?.open));
    const close = () => {
      if (element) element.open = false;
    };
    // The menu may have been opened before hydration.
    onToggle();
    element?.addEventListener('toggle', onToggle);
    wide.addEventListener('change', close);
    return () => {
      element?.removeEventListener('toggle', onToggle);
      wide.removeEventListener('change', close);
      setInert(false);
    };
  }, [details]);
}
