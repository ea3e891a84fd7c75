import { randomBytes } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';

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

/** In previews and tests. */
export const SAMPLE_NAME = 'Anna';
const DEFAULT_FALLBACK = 'du';
const MAX_NAME_LENGTH = 40;

/** Where an admin wants the recipient's first name: `{förnamn|du}`, with the word for who has none. */
const TOKEN = /\{f(?:ö|o\u0308)rnamn(?:\|([^{}|<>]{0,40}))?\}/gi;
const BEGUN_TOKEN = /\{\s*f(?:ö|o\u0308)rnamn/i;
/** A tag, whose attributes never get a name: an address would tell another site of it. */
const TAG_OR_TOKEN = new RegExp(`<[^>]*>|${TOKEN.source}`, 'gi');
const FILLED = new RegExp(`${PLACES.name}([0-9A-F]*)%%`, 'g');
/** Letters alone: what somebody typed as a name in a form may be an address or a sentence. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]*$/u;

const fallbackOf = (word: string | undefined) => word?.trim() || DEFAULT_FALLBACK;

/** The first name of a recipient as a letter greets by it; null where none is known. */
export function greetedName(firstName: string): string | null {
  const name = firstName.trim();
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) ? name : null;
}

/** A text or HTML with the name, or without one with the fallback words. */
export function withName(text: string, name: string | null): string {
  return text.replace(TOKEN, (_, word?: string) => name ?? fallbackOf(word));
}

/** The fallback words of a text, each once. */
export function fallbacksIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map(([, word]) => fallbackOf(word)))];
}

/** Whether a place for the name was begun but cannot be read. */
export function hasBrokenToken(text: string): boolean {
  return BEGUN_TOKEN.test(text.replace(TOKEN, ''));
}

/** Puts places for the name in the texts of HTML. */
export function markNamesInHtml(html: string, places: Places): string {
  return html.replace(TAG_OR_TOKEN, (found: string, word?: string) =>
    found.startsWith('<') ? found : placeOf(DomUtils.textContent(parseDocument(fallbackOf(word))), places),
  );
}

export function markNames(text: string, places: Places): string {
  return text.replace(TOKEN, (_, word?: string) => placeOf(fallbackOf(word), places));
}

/** In capitals, which a heading in the text part does not change. */
function placeOf(fallback: string, { name }: Places): string {
  return `${name}${Buffer.from(fallback).toString('hex').toUpperCase()}%%`;
}

/** Fills the places of a rendered letter. @param name null where none is known. */
export function fillNames(body: string, name: string | null, escape: (text: string) => string): string {
  return body.replace(FILLED, (_, fallback: string) =>
    escape(name ?? Buffer.from(fallback, 'hex').toString()),
  );
}
