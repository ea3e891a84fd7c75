import { swedishDay } from '@stillsam/dates';
import { useSyncExternalStore } from 'react';

/** Loader data of a page whose text depends on the day. */
export interface DayData {
  /** Calendar day in Sweden, YYYY-MM-DD. */
  day: string;
  /** Ids of the payment methods that are switched on; undefined where that is not known. */
  methods?: readonly string[];
}

export function loadSwedishDay(): DayData {
  return { day: swedishDay(new Date()) };
}

/** Today in Sweden: the server's day during hydration, then the browser's. */
export function useSwedishDay(renderedOn: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => swedishDay(new Date()),
    () => renderedOn,
  );
}

const subscribeToNothing = () => () => {};
