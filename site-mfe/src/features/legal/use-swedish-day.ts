import { swedishDay } from '@stillsam/dates';
import { useSyncExternalStore } from 'react';

/** Loader data of a page whose text depends on the day. */
export interface DayData {
  /** Calendar day in Sweden, YYYY-MM-DD. */
  day: string;
}

export function loadSwedishDay(): DayData {
  return { day: swedishDay(new Date()) };
}

/** Today in Sweden: the server's day while the page hydrates, then the day in the browser. */
export function useSwedishDay(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => swedishDay(new Date()),
    () => renderedOn,
  );
}

const subscribeToNothing = () => () => {};
