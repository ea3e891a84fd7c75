import { CATEGORY_IDS, CATEGORY_TITLES, type CategoryId } from '../posts/categories';

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 8;
/** A single letter matches too many words. */
const MIN_WORD_LENGTH = 2;
/** Stop words with å, ä or ö, spelt without diacritics. */
const FOLDED_STOP_WORDS = new Set(
  'pa for sa ar da dar nagot fran nar over an har nagon sjalv at nagra sadan var sadant varfor sadana vart vara'.split(
    ' ',
  ),
);

export interface SearchWord {
  /** Lower case, as it was typed: PostgreSQL recognises stop words in this form. */
  typed: string;
  /** Without diacritics: a-z and 0-9. */
  folded: string;
}

/** The same as the database's function `fold_words`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[Øø]/g, 'o')
    .replace(/[Ææ]/g, 'a')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The phrase of a search, without quotation marks around it. */
export function searchPhrase(search: string): string {
  const text = search.normalize('NFC').trim().replace(/\s+/g, ' ');
  return text.replace(/^["'”“’‘»«]+|["'”“’‘»«]+$/g, '').trim() || text;
}

/** The distinct words of a search, in order, without punctuation and single letters. */
export function searchWords(search: string): SearchWord[] {
  const words = new Map<string, SearchWord>();
  for (const [text] of search.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const typed = text.toLowerCase();
    for (const [folded] of fold(text).matchAll(/[a-z0-9]+/g))
      if (folded.length >= MIN_WORD_LENGTH && !FOLDED_STOP_WORDS.has(folded))
        words.set(folded, words.get(folded) ?? { typed, folded });
  }
  return [...words.values()].slice(0, MAX_WORDS);
}

/** The categories whose title has a word that begins with the phrase. */
export function categoriesNamed(phrase: string): CategoryId[] {
  return CATEGORY_IDS.filter((id) =>
    ` ${CATEGORY_TITLES[id].toLowerCase()}`.includes(` ${phrase.toLowerCase()}`),
  );
}

/** The categories whose title contains a part of a word. @param part folded by the database. */
export function categoriesWith(part: string): CategoryId[] {
  return CATEGORY_IDS.filter((id) => ` ${fold(CATEGORY_TITLES[id])}`.includes(part));
}
