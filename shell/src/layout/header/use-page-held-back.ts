import { afterPaint } from '@stillsam/platform';
import { markRoot } from '@stillsam/platform/root-mark';
import { useEffect, type RefObject } from 'react';
import { MAIN_ID } from '../use-route-arrival';

/** Widths from which the menu is not shown; the same as in header.module.css. */
const WIDE = '(min-width: 64rem)';
/** The page, its foot, and the question of consent. */
const COVERED = `#${MAIN_ID}, #${MAIN_ID} ~ footer, [data-consent]`;

/** While a `<details>` that covers the page is open, the focus cannot go below it, and the page does not scroll. */
export function usePageHeldBack(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    const wide = window.matchMedia(WIDE);
    const hold = (isHeld: boolean) => {
      for (const covered of document.querySelectorAll(COVERED)) covered.toggleAttribute('inert', isHeld);
      markRoot('showsMenu', isHeld ? '' : undefined);
    };
    // After the menu is on the screen: being inert is a style of every element there.
    const follow = () => afterPaint(() => hold(Boolean(element?.open)));
    const close = () => {
      if (element) element.open = false;
    };
    element?.addEventListener('toggle', follow);
    wide.addEventListener('change', close);
    return () => {
      element?.removeEventListener('toggle', follow);
      wide.removeEventListener('change', close);
      hold(false);
    };
  }, [details]);
}
