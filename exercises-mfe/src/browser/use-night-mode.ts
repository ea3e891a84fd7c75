import { useSyncExternalStore } from 'react';
import { isNightAt, nextChangeAfter } from './night-mode';

/** A change of the system clock or the time zone takes effect within this time. */
const MAX_WAIT_MS = 60_000;

/** True between 20:00 and 06:00 by the visitor's clock, changing at the hour. The server always shows the day. */
export function useNightMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNightAt(new Date()),
    () => false,
  );
}

/** Notifies at the hour, and when the page is visible again, because hidden pages throttle timers. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    onChange();
    clearTimeout(timer);
    const now = new Date();
    const wait = nextChangeAfter(now).getTime() - now.getTime();
    timer = setTimeout(update, Math.min(wait, MAX_WAIT_MS));
  };
  update();
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pageshow', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pageshow', update);
  };
}
