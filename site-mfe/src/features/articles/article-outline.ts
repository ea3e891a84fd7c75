import { slugify } from '@stillsam/paths';

/** A part of an article that its table of contents leads to. */
export interface ArticleHeading {
  /** Of the heading in the body, without #. */
  id: string;
  title: string;
}

export interface OutlinedArticle {
  /** The body, where every heading of the second level has an id. */
  html: string;
  headings: ArticleHeading[];
}

const HEADING = /<h2(?: id="([^"]*)")?>([^]*?)<\/h2>/g;
const TAKEN_ID = /<h[23] id="([^"]*)">/g;
/** Ids of the page around the article, which its headings leave alone. */
const PAGE_IDS = ['innehall'];
/** Leaves room for a number within the sanitiser's limit. */
const LONGEST_ID = 72;

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/**
 * The headings of the second level, in order. One without an id (posts are written without them) gets one from its
 * words; a heading without words is no part.
 *
 * @param html as the API gave it: sanitised, so tags and attributes are in one known form.
 */
export function outlineArticle(html: string): OutlinedArticle {
  const taken = new Set([...PAGE_IDS, ...[...html.matchAll(TAKEN_ID)].map(([, id]) => id)]);
  const headings: ArticleHeading[] = [];
  const outlined = html.replace(HEADING, (heading, ownId: string | undefined, inner: string) => {
    const title = toText(inner);
    if (!title) return heading;
    const id = ownId || freeId(title, taken);
    taken.add(id);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: outlined, headings };
}

function freeId(title: string, taken: ReadonlySet<string | undefined>): string {
  const base = slugify(title).slice(0, LONGEST_ID) || 'del';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
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
