const ZONE = 'Europe/Stockholm';
const DAY_MS = 86_400_000;
const DAY = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const WEEKDAY = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: ZONE,
});
const DAY_MONTH = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: ZONE });
const SHORT_WEEKDAY = new Intl.DateTimeFormat('sv-SE', { weekday: 'short', timeZone: ZONE });
// The Swedish format of a date is that of ISO 8601.
const STAMP = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const CLOCK = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

/** `5 mars 2026`, in Swedish time. @param iso ISO 8601. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `5 mars`, in Swedish time. @param iso ISO 8601. */
export function formatDayMonth(iso: string): string {
  return DAY_MONTH.format(new Date(iso));
}

/** `tisdag 9 mars`, in Swedish time. @param iso ISO 8601. */
export function formatWeekday(iso: string): string {
  return WEEKDAY.format(new Date(iso));
}

/** `tis`, in Swedish time. @param iso ISO 8601. */
export function formatWeekdayShort(iso: string): string {
  return SHORT_WEEKDAY.format(new Date(iso));
}

/** `5 mars 2026 kl. 14.32`, in Swedish time. @param iso ISO 8601. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${DAY.format(date)} kl. ${formatClock(iso)}`;
}

/** A moment whose line breaks only between day and clock. @param moment as from {@link formatDateTime}. */
export const unbroken = (moment: string): string =>
  moment.replaceAll(' ', '\u00a0').replace('\u00a0kl.', ' kl.');

/** `14.32`, with the point of Swedish clocks, in Swedish time. @param iso ISO 8601. */
export function formatClock(iso: string): string {
  return CLOCK.format(new Date(iso)).replace(':', '.');
}

/** `i dag kl. 20.27`: a day as {@link formatRecentDay} writes it, and the time. @param now milliseconds since 1970. */
export function formatRecent(iso: string, now: number): string {
  return `${formatRecentDay(iso, now)} kl. ${formatClock(iso)}`;
}

/**
 * `i dag`, `i går`, `i morgon` or `5 mars`, in Swedish time; with the year where it is another.
 *
 * @param now milliseconds since 1970.
 */
export function formatRecentDay(iso: string, now: number): string {
  if (isSameDay(iso, now)) return 'i dag';
  if (isSameDay(iso, now - DAY_MS)) return 'i går';
  if (isSameDay(iso, now + DAY_MS)) return 'i morgon';
  return isSameYear(iso, now) ? formatDayMonth(iso) : formatDate(iso);
}

/** `I dag`, `I går`, `Tisdag 9 mars` or `9 mars 2025`, in Swedish time. @param now milliseconds since 1970. */
export function formatDayHeading(iso: string, now: number): string {
  if (isSameDay(iso, now)) return 'I dag';
  if (isSameDay(iso, now - DAY_MS)) return 'I går';
  return capitalized(isSameYear(iso, now) ? formatWeekday(iso) : formatDate(iso));
}

/** A day or a moment that begins a line. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `tisdag 9 mars kl. 08.00`, in Swedish time; with the year where it is another. @param now milliseconds since 1970. */
export function formatUpcoming(iso: string, now: number): string {
  return isSameYear(iso, now) ? `${formatWeekday(iso)} kl. ${formatClock(iso)}` : formatDateTime(iso);
}

function isSameYear(iso: string, now: number): boolean {
  return dateStamp(new Date(iso)).slice(0, 4) === dateStamp(new Date(now)).slice(0, 4);
}

/** Whether both moments are on one Swedish day. @param now milliseconds since 1970. */
export function isSameDay(iso: string, now: number): boolean {
  return dateStamp(new Date(iso)) === dateStamp(new Date(now));
}

/** `2026-03-05`, in Swedish time: for names of files. */
export function dateStamp(date: Date): string {
  return STAMP.format(date);
}
