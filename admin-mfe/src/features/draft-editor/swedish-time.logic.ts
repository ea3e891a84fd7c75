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
 * The moment of a Swedish local time. A time in the hour that spring skips means an hour later; one in the hour that
 * autumn repeats means the first.
 *
 * @param clock `2026-03-05T14:32`.
 * @returns ISO 8601; undefined for an invalid date or time.
 */
export function fromSwedishTime(clock: string): string | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? Date.parse(`${clock}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // Half a day earlier is before any change of the same night.
  const before = asUtc - offsetAt(asUtc - 43_200_000);
  const after = asUtc - offsetAt(asUtc + 43_200_000);
  const isBeforeRight = toSwedishTime(new Date(before).toISOString()) === clock;
  const isAfterRight = toSwedishTime(new Date(after).toISOString()) === clock;
  return new Date(isAfterRight && !isBeforeRight ? after : before).toISOString();
}

const HOUR_MS = 3_600_000;

/**
 * Whether a Swedish local time falls in the hour that spring skips, or in the one that autumn repeats.
 *
 * @param clock `2026-03-05T14:32`.
 */
export function clockChangeAt(clock: string): 'skipped' | 'repeated' | undefined {
  const moment = fromSwedishTime(clock);
  if (moment === undefined) return undefined;
  if (toSwedishTime(moment) !== clock) return 'skipped';
  const hourLater = new Date(Date.parse(moment) + HOUR_MS).toISOString();
  return toSwedishTime(hourLater) === clock ? 'repeated' : undefined;
}

function offsetAt(moment: number): number {
  return Date.parse(`${clockAt(moment)}Z`) - Math.floor(moment / 1000) * 1000;
}

function clockAt(moment: number): string {
  return CLOCK.format(moment).replace(' ', 'T');
}
