import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A readable number that cannot be guessed: `ST-7KQ4-M2XP`. */
export function makeNumber(prefix: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}

/**
 * The number that somebody typed, as {@link makeNumber} writes it: `st 3xab b8jz` is `ST-3XAB-B8JZ`. Null for a text
 * without one.
 */
export function readNumber(prefix: string, text: string): string | null {
  const between = '[^\\p{L}\\p{N}]{0,3}';
  const part = `([${ALPHABET}]{4})`;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${prefix}${between}${part}${between}${part}(?![\\p{L}\\p{N}])`,
    'u',
  );
  const found = pattern.exec(text.normalize('NFKC').toUpperCase());
  return found ? `${prefix}-${found[1]}-${found[2]}` : null;
}
