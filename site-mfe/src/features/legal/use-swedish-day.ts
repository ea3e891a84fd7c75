import { useSyncExternalStore } from 'react';
import { swedishDay } from './swedish-day';

/** Data of a page whose text depends on the day. */
export interface DayData {
  /** Calendar day in Sweden, YYYY-MM-DD. */
  day: string;
}

export function loadSwedishDay(): DayData {
  return { day: swedishDay(new Date()) };
}

/** Today in Sweden: the day of rendering first, and the reader's own as soon as the page is alive. */
export function useSwedishDay(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => swedishDay(new Date()),
    () => renderedOn,
  );
}

const subscribeToNothing = () => () => {};
