/** Number of words in HTML. */
export function countWords(html: string): number {
  return plainTextOf(html).split(' ').filter(Boolean).length;
}

/** The words of HTML on one line. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
