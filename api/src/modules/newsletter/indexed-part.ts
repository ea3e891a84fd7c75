/** The index knows three letters in a row. */
export const LEAST_LETTERS_WITHIN = 3;
/** Every letter more is another list of the index to read, and few of them say something new. */
const LONGEST = 12;

/**
 * The part of a search that the index is asked for; the rest is compared afterwards. Of an address what stands before
 * the sign tells more than the names of a few large services, which stand in half of all rows.
 *
 * @param term at least {@link LEAST_LETTERS_WITHIN} long.
 */
export function indexedPart(term: string): string {
  const letters = [...term];
  if (letters.length <= LONGEST) return term;
  const sign = letters.indexOf('@');
  const start = Math.max(0, sign < 0 ? 0 : sign - LONGEST);
  return letters.slice(start, start + LONGEST).join('');
}
