const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Stockholm',
});

/**
 * `5 mars 2026`, by the Swedish calendar day wherever it is rendered.
 *
 * @param timestamp ISO 8601.
 */
export function swedishDate(timestamp: string): string {
  return FORMAT.format(new Date(timestamp));
}
