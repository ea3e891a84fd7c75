const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/**
 * `2026-11-22` as `22 november 2026`. No `Intl.DateTimeFormat`: making one takes a slow phone a tenth of a second, on
 * every page.
 *
 * @param day ISO 8601, a day that exists.
 */
export function swedishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
