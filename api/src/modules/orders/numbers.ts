import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for people that nobody guesses: `ST-7KQ4-M2XP`. */
export function makeNumber(prefix: string): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${part()}-${part()}`;
}
