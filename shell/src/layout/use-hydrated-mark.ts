import { useEffect } from 'react';

/** Tells measurements and tests when the page has come to life: its components are mounted and hear the visitor. */
export function useHydratedMark(): void {
  useEffect(() => {
    if (document.documentElement.dataset.hydrated) return;
    document.documentElement.dataset.hydrated = 'true';
    performance.mark('stillsam-hydrated');
  }, []);
}
