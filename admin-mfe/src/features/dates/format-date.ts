const ZONE = 'Europe/Stockholm';
const DAY = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
// The Swedish format of a date is that of ISO 8601.
const STAMP = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });
const CLOCK = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

/** `5 mars 2026`, in Swedish time. @param iso ISO 8601. */
export function formatDate(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `5 mars 2026 kl. 14.32`, in Swedish time. @param iso ISO 8601. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${DAY.format(date)} kl. ${formatClock(iso)}`;
}

/** `14.32`, in Swedish time. @param iso ISO 8601. */
export function formatClock(iso: string): string {
  return CLOCK.format(new Date(iso)).replace(':', '.');
}

/** `2026-03-05`, in Swedish time: for names of files. */
export function dateStamp(date: Date): string {
  return STAMP.format(date);
}
