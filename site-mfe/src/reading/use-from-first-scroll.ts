import { useEffect } from 'react';
import type { StopObserving } from './reading-observers';

/**
 * Starts an observer at the visitor's first scroll, when reading begins.
 *
 * @param start a memoised function: a new one restarts the observer.
 */
export function useFromFirstScroll(start: () => StopObserving | undefined): void {
  useEffect(() => {
    let stop: StopObserving | undefined;
    const begin = () => {
      stop = start();
    };
    // A restored scroll position counts as a scroll.
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      stop?.();
    };
  }, [start]);
}
