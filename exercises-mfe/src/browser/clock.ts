/** A monotonic clock in milliseconds, independent of changes of the system time. */
export interface Clock {
  now(): number;
}

export const MONOTONIC_CLOCK: Clock = { now: () => performance.now() };
