import { useEffect } from 'react';
import type { Stop } from './reading';

/**
 * Starts something at the visitor's first scroll, when reading begins.
 *
 * @param start give it the same function while it means the same.
 */
export function useWhileReading(start: () => Stop | undefined): void {
  useEffect(() => {
    let stop: Stop | undefined;
    const begin = () => {
      stop = start();
    };
    // A restored scroll position counts as reading.
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      stop?.();
    };
  }, [start]);
}
