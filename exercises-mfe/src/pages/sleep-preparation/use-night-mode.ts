import { useSyncExternalStore } from 'react';
import { isNightAt, nextChangeAfter } from './night-mode';

/** A clock that is set, or a zone that is travelled out of, is seen within this time. Milliseconds. */
const LONGEST_WAIT = 60_000;

/** True between 20:00 and 06:00 by the visitor's clock, changing at the hour. The server always shows the day. */
export function useNightMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNightAt(new Date()),
    () => false,
  );
}

/** Looks when the hour comes, and when the page is seen again after timers may have slept. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    onChange();
    clearTimeout(timer);
    const now = new Date();
    const wait = nextChangeAfter(now).getTime() - now.getTime();
    timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
