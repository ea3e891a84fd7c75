import { useEffect } from 'react';
import { replayEarlyPress } from '../config/early-press';

/** Tells measurements and tests when the page has come to life, and hands on what was pressed before that. */
export function useHydratedMark(): void {
  useEffect(() => {
    if (document.documentElement.dataset.hydrated) return;
    document.documentElement.dataset.hydrated = 'true';
    performance.mark('stillsam-hydrated');
    replayEarlyPress();
  }, []);
}
