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

/**
 * The calendar day in Sweden, YYYY-MM-DD.
 *
 * For loaders and effects: what a server rendered must not change by itself while it comes alive.
 */
export function swedishDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    instant,
  );
}

/** `5 mars 2026`, without the cost of a formatter. @param day YYYY-MM-DD. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** `21 november 2026 kl. 11.53`, by the clock in Sweden. For what is rendered in the browser alone. */
export function momentInWords(instant: Date): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });
  return `${dayInWords(swedishDay(instant))} kl. ${time.format(instant).replace(':', '.')}`;
}
