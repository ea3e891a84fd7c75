import { useSyncExternalStore } from 'react';

/** Pixels of scrolling after which the header takes its 'scrolled' look (specification, section 9). */
export const SCROLLED_THRESHOLD_PX = 10;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True while the page is scrolled more than {@link SCROLLED_THRESHOLD_PX}. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_THRESHOLD_PX,
    () => false,
  );
}
