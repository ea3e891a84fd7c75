/** A monotonic clock in milliseconds, independent of changes of the system time. */
export interface Clock {
  now(): number;
}

export const MONOTONIC_CLOCK: Clock = { now: () => performance.now() };

/** Of a page that runs by the clock. */
export interface ClockProps {
  /** Replaces the browser's clock in tests. */
  clock?: Clock;
}
