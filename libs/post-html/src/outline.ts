import { slugify } from '@stillsam/paths';

/** A heading of an article in its table of contents. */
export interface ArticleHeading {
  /** Id of the heading element, without #. */
  id: string;
  title: string;
}

export interface OutlinedArticle {
  /** The body, with an id on every h2. */
  html: string;
  headings: ArticleHeading[];
}

const HEADING = /<h2(?: id="([^"]*)")?>([^]*?)<\/h2>/g;
const HEADING_ID = /<h[23] id="([^"]*)">/g;
/** Ids of the page around the article, which no heading may repeat. */
const PAGE_IDS = ['innehall'];
/** Shorter than the sanitiser's limit by the length of a numeric suffix. */
const MAX_ID_LENGTH = 72;

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/**
 * Lists the h2 headings in order. A heading without an id (editors write none) gets one from its text; a heading
 * without text is skipped.
 *
 * @param html sanitised by the API, so that tags and attributes have one known form.
 */
export function outlineArticle(html: string): OutlinedArticle {
  const taken = new Set([...PAGE_IDS, ...[...html.matchAll(HEADING_ID)].map(([, id]) => id)]);
  const headings: ArticleHeading[] = [];
  const counts = new Map<string, number>();
  const outlined = html.replace(HEADING, (heading, ownId: string | undefined, inner: string) => {
    const title = toText(inner);
    if (!title) return heading;
    const id = ownId || freeId(title, taken, counts);
    taken.add(id);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: outlined, headings };
}

/** @param counts how often each title was taken: equal ones do not try every number again. */
function freeId(title: string, taken: ReadonlySet<string | undefined>, counts: Map<string, number>): string {
  const base = slugify(title).slice(0, MAX_ID_LENGTH) || 'del';
  for (let count = (counts.get(base) ?? 0) + 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    counts.set(base, count);
    if (!taken.has(id)) return id;
  }
}

function toText(inner: string): string {
  return inner
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => CHARACTERS[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
