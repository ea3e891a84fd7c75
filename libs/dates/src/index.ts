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
];

let dayFormat: Intl.DateTimeFormat | undefined;

/**
 * The calendar day in Sweden, YYYY-MM-DD.
 *
 * For loaders and effects: rendering must give the same text on the server and while the browser hydrates.
 */
export function swedishDay(instant: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' });
  return dayFormat.format(instant);
}

/** YYYY-MM-DD, in the visitor's own time zone. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `5 mars 2026`. No `Intl.DateTimeFormat`: a slow phone spends 100 ms on making one. @param day YYYY-MM-DD. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** `21 november 2026 kl. 11.53`, by the clock in Sweden. */
export function momentInWords(instant: Date): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });
  return `${dayInWords(swedishDay(instant))} kl. ${time.format(instant).replace(':', '.')}`;
}
