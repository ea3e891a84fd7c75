import { CATEGORY_IDS, CATEGORY_TITLES, type CategoryId } from './categories';

/** Words of a search that are looked for one by one; further ones are passed over. */
const MOST_WORDS = 8;
/** One letter is in too many words. */
const LEAST_LETTERS = 2;
/** Stop words that are written with å, ä or ö, as they are typed without them. */
const FOLDED_STOP_WORDS = new Set(
  'pa for sa ar da dar nagot fran nar over an har nagon sjalv at nagra sadan var sadant varfor sadana vart vara'.split(
    ' ',
  ),
);

export interface SearchWord {
  /** Lower case, as it was typed: stop words are known by it. */
  typed: string;
  /** Without å, ä, ö and other marks: a-z and 0-9. */
  folded: string;
}

/** As the database's fold_words does it. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[Øø]/g, 'o')
    .replace(/[Ææ]/g, 'a')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** What a search says, without the quotation marks that some put around a phrase. */
export function searchPhrase(search: string): string {
  const text = search.normalize('NFC').trim().replace(/\s+/g, ' ');
  return text.replace(/^["'”“’‘»«]+|["'”“’‘»«]+$/g, '').trim() || text;
}

/** The different words of a search, in order. Signs and single letters are no words. */
export function searchWords(search: string): SearchWord[] {
  const words = new Map<string, SearchWord>();
  for (const [text] of search.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const typed = text.toLowerCase();
    for (const [folded] of fold(text).matchAll(/[a-z0-9]+/g))
      if (folded.length >= LEAST_LETTERS && !FOLDED_STOP_WORDS.has(folded))
        words.set(folded, words.get(folded) ?? { typed, folded });
  }
  return [...words.values()].slice(0, MOST_WORDS);
}

/** The categories with a word in their title that a phrase begins, letter by letter. */
export function categoriesNamed(phrase: string): CategoryId[] {
  return CATEGORY_IDS.filter((id) =>
    ` ${CATEGORY_TITLES[id].toLowerCase()}`.includes(` ${phrase.toLowerCase()}`),
  );
}

/** The categories whose title, which cards show, has a part of a word; `part` as the database folds it. */
export function categoriesWith(part: string): CategoryId[] {
  return CATEGORY_IDS.filter((id) => ` ${fold(CATEGORY_TITLES[id])}`.includes(part));
}
