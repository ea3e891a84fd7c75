/** A clock that never runs backwards and that no change of the date moves. Milliseconds. */
export interface Clock {
  now(): number;
}

export const MONOTONIC_CLOCK: Clock = { now: () => performance.now() };
