const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment as a clock in Sweden shows it: `2026-03-05T14:32`. @param iso ISO 8601. */
export function toSwedishTime(iso: string): string {
  return clockAt(Date.parse(iso)).slice(0, 16);
}

/**
 * The moment at which a clock in Sweden shows the time. In the hour that spring leaves out, the clock has moved on;
 * in the one that autumn repeats, the first is meant.
 *
 * @param clock `2026-03-05T14:32`.
 * @returns ISO 8601; undefined for what is no date with a time.
 */
export function fromSwedishTime(clock: string): string | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? Date.parse(`${clock}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // Half a day earlier no change of the same night has happened yet.
  const before = asUtc - offsetAt(asUtc - 43_200_000);
  const after = asUtc - offsetAt(asUtc + 43_200_000);
  const isBeforeRight = toSwedishTime(new Date(before).toISOString()) === clock;
  const isAfterRight = toSwedishTime(new Date(after).toISOString()) === clock;
  return new Date(isAfterRight && !isBeforeRight ? after : before).toISOString();
}

function offsetAt(moment: number): number {
  return Date.parse(`${clockAt(moment)}Z`) - Math.floor(moment / 1000) * 1000;
}

function clockAt(moment: number): string {
  return CLOCK.format(moment).replace(' ', 'T');
}
