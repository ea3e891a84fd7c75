import { useEffect } from 'react';
import type * as Reading from './reading';

/**
 * Starts something at the visitor's first scroll, when reading begins; its script comes then and not before. Where
 * it does not come, the page reads just as well.
 *
 * @param start is called with that script; give it the same function while it means the same.
 */
export function useWhileReading(start: (reading: typeof Reading) => Reading.Stop | undefined): void {
  useEffect(() => {
    let stop: Reading.Stop | undefined;
    let isGone = false;
    const begin = () => {
      import(/* webpackChunkName: "reading" */ './reading')
        .then((reading) => {
          if (!isGone) stop = start(reading);
        })
        .catch(() => {});
    };
    // Whoever has scrolled already, or was brought back to where they were, is reading.
    if (window.scrollY > 0) begin();
    else window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      isGone = true;
      window.removeEventListener('scroll', begin);
      stop?.();
    };
  }, [start]);
}
