import { useSyncExternalStore } from 'react';

/** Night mode is on from 20:00 to 06:00 local time (specification, §2). */
const NIGHT_BEGINS_HOUR = 20;
const NIGHT_ENDS_HOUR = 6;

/** True at 20:00 and false at 06:00, by the local time of `date`. */
export function isNightAt(date: Date): boolean {
  const hour = date.getHours();
  return hour >= NIGHT_BEGINS_HOUR || hour < NIGHT_ENDS_HOUR;
}

/** `night` is the part of the night after midnight. */
type PartOfDay = 'day' | 'evening' | 'night';

/** By the local time of `date`. */
export function partOfDayAt(date: Date): PartOfDay {
  if (!isNightAt(date)) return 'day';
  return date.getHours() >= NIGHT_BEGINS_HOUR ? 'evening' : 'night';
}

const MINUTE_MS = 60_000;

/** True between 20:00 and 06:00 by the visitor's clock, changing at the hour. The server always shows the day. */
export function useNightMode(): boolean {
  return usePartOfDay() !== 'day';
}

/** The part of the day by the visitor's clock, changing at the hour. The server always shows the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(
    subscribe,
    () => partOfDayAt(new Date()),
    () => 'day',
  );
}

/** Notifies at each full minute, and when the page is visible again, because hidden pages throttle timers. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    onChange();
    clearTimeout(timer);
    timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
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
