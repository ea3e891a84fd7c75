/** The meter counts from 0 to 100 %, one per cent every 50 ms (specification, §9). */
const METER_TICK_MS = 50;
export const METER_FULL = 100;
export const METER_MS = METER_TICK_MS * METER_FULL;

/** The value of the meter in per cent. It depends on the time alone, so that a late timer causes no drift. */
export function meterAt(elapsed: number): number {
  return Math.min(METER_FULL, Math.max(0, Math.floor(elapsed / METER_TICK_MS)));
}

/** Milliseconds until the next change; null when the meter is full. */
export function untilNextTick(elapsed: number): number | null {
  const value = meterAt(elapsed);
  return value === METER_FULL ? null : (value + 1) * METER_TICK_MS - elapsed;
}
