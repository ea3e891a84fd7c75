let format: Intl.DateTimeFormat | undefined;

/**
 * `5 mars 2026`, by the Swedish calendar day wherever it is rendered.
 *
 * For loaders rather than components: a formatter costs a slow phone 100 ms, which a page that was rendered on
 * the server need not spend.
 *
 * @param timestamp ISO 8601.
 */
export function swedishDate(timestamp: string): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Stockholm',
  });
  return format.format(new Date(timestamp));
}
