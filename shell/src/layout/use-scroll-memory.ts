import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { restoreScroll } from './restore-scroll';
import { keepPositions, readPositions, type ScrollPositions } from './scroll-positions';

/**
 * Stores the scroll position of each history entry. While the page is visible the shell restores positions; once it
 * is hidden the browser does, so that a reload or a discarded tab returns to its position.
 *
 * @param entry key of the current history entry.
 */
export function useScrollMemory(entry: string): RefObject<ScrollPositions> {
  const positions = useRef<ScrollPositions>(new Map());
  const shown = useRef(entry);
  // Before the scroll event that the new page's height causes.
  useLayoutEffect(() => {
    shown.current = entry;
  }, [entry]);
  useEffect(() => {
    positions.current = new Map([...readPositions(), ...positions.current]);
    const listening = new AbortController();
    const { signal } = listening;
    const note = () => {
      positions.current.delete(shown.current);
      positions.current.set(shown.current, window.scrollY);
    };
    const hand = () => {
      const isHidden = document.visibilityState === 'hidden';
      window.history.scrollRestoration = isHidden ? 'auto' : 'manual';
      if (isHidden) keepPositions(positions.current);
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      keepPositions(positions.current);
    };
    hand();
    const known = positions.current.get(shown.current);
    const endRestoring = known && isLeftAtTop() ? restoreScroll(known) : undefined;
    window.addEventListener('scroll', note, { signal, passive: true });
    document.addEventListener('visibilitychange', hand, { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', hand, { signal });
    return () => {
      listening.abort();
      endRestoring?.();
    };
  }, []);
  return positions;
}

/** Whether the page was reloaded and was not yet tall enough for the browser to restore its position. */
function isLeftAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    window.scrollY === 0 && navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  );
}
