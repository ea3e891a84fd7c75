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

/** The next 20:00 or 06:00 after `date` in local time, which accounts for daylight saving time. */
export function nextChangeAfter(date: Date): Date {
  const change = new Date(date);
  const hour = date.getHours();
  if (hour >= NIGHT_BEGINS_HOUR) change.setDate(change.getDate() + 1);
  const isEvening = hour >= NIGHT_ENDS_HOUR && hour < NIGHT_BEGINS_HOUR;
  change.setHours(isEvening ? NIGHT_BEGINS_HOUR : NIGHT_ENDS_HOUR, 0, 0, 0);
  return change;
}

/** A change of the system clock or the time zone takes effect within this time. */
const MAX_WAIT_MS = 60_000;

/** True between 20:00 and 06:00 by the visitor's clock, changing at the hour. The server always shows the day. */
export function useNightMode(): boolean {
  return usePartOfDay() !== 'day';
}

/** The part of the day by the visitor's clock; midnight takes effect within a minute. The server always shows the day. */
export function usePartOfDay(): PartOfDay {
  return useSyncExternalStore(
    subscribe,
    () => partOfDayAt(new Date()),
    () => 'day',
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
