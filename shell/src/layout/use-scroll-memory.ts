import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { restoreScroll } from './restore-scroll';
import { keepPositions, readPositions, type ScrollPositions } from './scroll-positions';

/**
 * Notes how far each entry of the history is scrolled. While the page is in use its scripts decide where it stands;
 * once it is hidden the browser does, so that a reload, or a tab that the phone has put away, comes back in its place.
 *
 * @param entry names the history's entry on the screen.
 */
export function useScrollMemory(entry: string): RefObject<ScrollPositions> {
  const positions = useRef<ScrollPositions>(new Map());
  const shown = useRef(entry);
  // Before the browser tells of a scrolling that the new page's height has caused.
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

/** Whether the page was loaded anew and the browser did not find its place: it was not tall enough yet. */
function isLeftAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    window.scrollY === 0 && navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  );
}
