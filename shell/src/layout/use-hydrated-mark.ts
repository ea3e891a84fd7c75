import { useEffect } from 'react';
import { replayEarlyClick } from '../document/replay-early-clicks';

/** Marks the page as hydrated, for measurements and tests, and replays an early click. */
export function useHydratedMark(): void {
  useEffect(() => {
    if (document.documentElement.dataset.hydrated) return;
    document.documentElement.dataset.hydrated = 'true';
    performance.mark('stillsam-hydrated');
    // In a task of its own: React hydrates no boundary for an event while it runs effects.
    setTimeout(replayEarlyClick);
  }, []);
}
