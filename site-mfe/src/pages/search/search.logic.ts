import everyday from '../../../../content/search-words.json' with { type: 'json' };
import { crisisLines } from '@stillsam/ui';
import type { ArticleListing, ArticleSummary } from '../../features/articles/article-calls';
import { GUIDANCE_ITEMS, type GuidanceItem } from '../../guidance/guidance-items';
import { SEARCH_PAGES, type SearchPage } from './search.copy';

/**
 * What visitors type when they do not use the site's own words: beginnings of words or phrases, what they mean in the
 * tags of the site, and ids in content/crisis-lines.json of helplines that fit, the most fitting first.
 */
export const SEARCH_WORDS: readonly {
  words: readonly string[];
  means: readonly string[];
  numbers: readonly string[];
  isUrgent: boolean;
}[] = everyday;

export const MAX_TEXTS = 6;
/** Shorter words match as a whole alone. */
const MIN_STEM = 4;

/** Words that say nothing of what is sought, yet begin others: inte, integritetspolicy. Folded. */
const EMPTY_WORDS = new Set(['inte', 'vill', 'bara', 'till', 'utan']);

/** What a search asks for, in the site's words. */
export interface SearchTerms {
  typed: string;
  /** The typed words, then what they mean. Urgent ones are not searched for as typed: no text is an answer to them. */
  terms: readonly string[];
  /** Ids of helplines that fit, the most fitting first. */
  numbers: readonly string[];
  /** The numbers stand above everything else. */
  isUrgent: boolean;
}

/** Reads everyday words in a search. A line that is searched by its name or number is urgent too. */
export function readSearch(search: string): SearchTerms {
  const typed = fold(search);
  const known = SEARCH_WORDS.filter(({ words }) =>
    words.some((word) => ` ${typed}`.includes(` ${fold(word)}`)),
  );
  const named = crisisLines().filter(({ name, number }) =>
    [name, number].some(
      (text) => text && typed.length >= MIN_STEM - 1 && digits(fold(text)).startsWith(digits(typed)),
    ),
  );
  const urgent = known.filter(({ isUrgent }) => isUrgent);
  const others = known.filter(({ isUrgent }) => !isUrgent);
  return {
    typed,
    terms: unique([
      ...(urgent.length > 0 ? [] : [search.toLowerCase()]),
      ...[...urgent, ...others].flatMap(({ means }) => means),
    ]),
    numbers: unique([
      ...urgent.flatMap(({ numbers }) => numbers),
      ...named.map(({ id }) => id),
      ...others.flatMap(({ numbers }) => numbers),
    ]),
    isUrgent: urgent.length + named.length > 0,
  };
}

/** Exercises and tests whose title or tags have the words: what can be done today first, then the best match. */
export function findExercises(
  { terms }: SearchTerms,
  items: readonly GuidanceItem[] = GUIDANCE_ITEMS,
): GuidanceItem[] {
  return rank(
    items.filter(({ type }) => type === 'exercise'),
    terms,
  ).sort((one, other) => Number(one.comingSoon ?? false) - Number(other.comingSoon ?? false));
}

/** Whether numbers in a row are enough: there is something to do, and each of them answers around the clock. */
export function fitsRow(terms: SearchTerms): boolean {
  const open = crisisLines().filter(({ hours }) => hours === 'Dygnet runt');
  return (
    terms.isUrgent &&
    findExercises(terms).length > 0 &&
    terms.numbers.every((id) => open.some((line) => line.id === id))
  );
}

/** Pages of the site whose title or words match what was typed. */
export function findPages({ typed }: SearchTerms): SearchPage[] {
  return rank(SEARCH_PAGES, [typed]);
}

/** One list of several searches: exact matches of the first search, of the others, then related ones; each text once. */
export function mergeTexts(listings: readonly ArticleListing[]): ArticleSummary[] {
  const posts = listings.flatMap((listing) => listing.posts);
  const ordered = [
    ...posts.filter(({ match }) => match !== 'related'),
    ...posts.filter(({ match }) => match === 'related'),
  ];
  return ordered
    .filter(({ id }, index) => ordered.findIndex((other) => other.id === id) === index)
    .slice(0, MAX_TEXTS);
}

/** Items that match, by weight: a term weighs more the earlier it stands, a title more than a tag. */
function rank<Item extends { title: string; tags: readonly string[] }>(
  items: readonly Item[],
  terms: readonly string[],
): Item[] {
  const words = terms.flatMap(wordsOf);
  const weight = ({ title, tags }: Item) =>
    words.reduce((sum, word, index) => {
      const inTitle = fold(title)
        .split(' ')
        .some((other) => isSameWord(word, other));
      const inTags = tags.some((tag) => isSameWord(word, fold(tag)));
      return sum + (Number(inTitle) * 2 + Number(inTags)) * (words.length - index);
    }, 0);
  return items
    .map((item) => ({ item, weight: weight(item) }))
    .filter((each) => each.weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ item }) => item);
}

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => !EMPTY_WORDS.has(word));

/** Whether a title has every word that was typed. */
export function isTitled({ typed }: SearchTerms, { title }: { title: string }): boolean {
  const inTitle = wordsOf(title);
  return wordsOf(typed).every((word) => inTitle.some((other) => isSameWord(word, other)));
}

function isSameWord(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_STEM) return one === other;
  return one.startsWith(other) || other.startsWith(one);
}

/** Lower case without diacritics and punctuation, as somebody in a hurry types. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const digits = (text: string) => (/\d/.test(text) ? text.replace(/\D/g, '') : text);
const unique = (texts: readonly string[]) => [...new Set(texts)];
