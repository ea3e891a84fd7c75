import { randomBytes } from 'node:crypto';

/** What differs by recipient, as it stands in a rendered letter. */
export const PLACES = {
  unsubscribe: '%%avregistrera%%',
  preferences: '%%installningar%%',
  stopWelcome: '%%valkomstbrev%%',
  /** Followed by the hexadecimal fallback word and `%%`. */
  name: '%%NAMN:',
} as const;

export type Places = Record<keyof typeof PLACES, string>;

const KEY_BYTES = 12;

/** Places that no text can hold, because they are made while it is rendered. */
export function randomPlaces(): Places {
  const key = randomBytes(KEY_BYTES).toString('hex');
  return {
    unsubscribe: `%%avregistrera-${key}%%`,
    preferences: `%%installningar-${key}%%`,
    stopWelcome: `%%valkomstbrev-${key}%%`,
    // Short, because the lines of the text part are broken with it in place of a name.
    name: `%%${key.slice(0, 8).toUpperCase()}:`,
  };
}

/**
 * Puts {@link PLACES} where a rendered letter has the random ones. A typed place loses its signs first, so that it is
 * never filled: a link to another site would carry the recipient's token.
 */
export function settlePlaces(body: string, random: Places): string {
  return body
    .replaceAll(/%%(avregistrera|installningar|valkomstbrev)%%/g, '$1')
    .replaceAll(PLACES.name, 'NAMN ')
    .replaceAll(random.unsubscribe, PLACES.unsubscribe)
    .replaceAll(random.preferences, PLACES.preferences)
    .replaceAll(random.stopWelcome, PLACES.stopWelcome)
    .replaceAll(random.name, PLACES.name);
}
