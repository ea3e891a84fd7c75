import { EASY, SHORT, type Edition } from '@stillsam/paths';
import { outlineArticle, type ArticleHeading } from './outline';
import { orderSources } from './sources';

const SUMMARY_ID = 'kort-sagt';
const CARE_ID = 'nar-ska-du-soka-vard';
const SOURCES_ID = 'kallor';
const WORDS_PER_MINUTE = 200;
export const CARE_IN_MORE_WORDS =
  'Här står samma råd om vård med fler ord. Du behöver inte läsa dem om du redan vet vart du ska ringa.';

const CARE_HEADING = new RegExp(`<h2 id="${CARE_ID}">[^]*?</h2>`);
const CARE_BOX = /<aside class="care">[^]*?<\/aside>/g;
const PARAGRAPH = /<p>[^]*?<\/p>/g;
/** The line break between an answer and a line that begins with a question. */
const NEXT_QUESTION = /(?<=[^?\s])\s*<br\s*\/?>\s*(?=(?:<(?!br|\/p)[^>]*>|[^<.:!?])+\?)/g;

/** The text before the first heading of these levels and from each of them; a heading within a box begins none. */
function sections(html: string, levels: string): string[] {
  const cuts = [0];
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(
    new RegExp(`<h[${levels}](?=[ >])|<aside(?=[ >])|</aside>`, 'g'),
  )) {
    if (tag === '<aside') depth++;
    else if (tag === '</aside>') depth--;
    else if (depth === 0 && index > 0) cuts.push(index);
  }
  return cuts.map((start, cut) => html.slice(start, cuts[cut + 1]));
}

/** The summary that a body begins with, and the rest. */
export function splitSummary(html: string): { summary: string | null; rest: string } {
  const [first = '', ...rest] = sections(html.trimStart(), '2');
  return first.startsWith(`<h2 id="${SUMMARY_ID}">`)
    ? { summary: first, rest: rest.join('') }
    : { summary: null, rest: html };
}

/** A body that ends with its sources, and what stands below their heading. */
export function splitSources(html: string): { text: string; sources: string | null } {
  const heading = `<h2 id="${SOURCES_ID}">`;
  const last = sections(html, '2').at(-1) ?? '';
  return last.startsWith(heading)
    ? { text: html.slice(0, -last.length), sources: last.slice(last.indexOf('</h2>') + '</h2>'.length) }
    : { text: html, sources: null };
}

export interface ShortEdition {
  html: string;
  minutes: number;
}

/**
 * The article in short, of its own words: summary, care lines, every care box, one practice and their sources, in the
 * order in which they stand. The practice is the section that the summary's last link to a section leads to.
 *
 * @param html with an id on every h2.
 * @param path of the whole article, for links to sections that are left out.
 * @returns null for an article without such a link.
 */
export function shortEdition(html: string, path: string): ShortEdition | null {
  const { summary } = splitSummary(html);
  const practiceId = [...(summary ?? '').matchAll(/href="#([^"]+)"/g)]
    .map(([, id]) => id)
    .findLast((id) => id !== SOURCES_ID);
  if (!practiceId || !html.includes(` id="${practiceId}">`)) return null;
  const text = keepSections(html, [SUMMARY_ID, CARE_ID, practiceId], CARE_BOX);
  const minutes = Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));
  return { html: withSources(text, html, path), minutes };
}

/** A part of an article with the sources that it cites. Links to what it lacks lead to the whole article. */
function withSources(text: string, html: string, path: string): string {
  const sources = text.includes(`href="#${SOURCES_ID}"`) ? keepSections(html, [SOURCES_ID]) : '';
  const ids = new Set(Array.from((text + sources).matchAll(/ id="([^"]+)">/g), ([, id]) => id));
  return orderSources(text + sources, false).replace(/href="#([^"]+)"/g, (link, id: string) =>
    ids.has(id) ? link : `href="${path}#${id}"`,
  );
}

/**
 * The article in easier Swedish: a text of its own, in which each question begins a paragraph with its answer, and
 * the care lines and care boxes of the whole article with their sources. The care lines begin with a sentence on what they are, for they are in ordinary Swedish.
 *
 * @param html of the whole article, with an id on every h2.
 * @param path of the whole article, for links to sections that the edition lacks.
 */
export function easyEdition(html: string, easyHtml: string, path: string): string {
  const care = keepSections(html, [CARE_ID], CARE_BOX).replace(
    CARE_HEADING,
    `$&<p>${CARE_IN_MORE_WORDS}</p>`,
  );
  const easy = easyHtml.replace(PARAGRAPH, (lines) => lines.replace(NEXT_QUESTION, '</p>\n<p>'));
  return withSources(easy + care, html, path);
}

export interface ArticleEditions {
  /** HTML as the article's page shows it, by edition. */
  html: Partial<Record<Edition, string>> & { whole: string };
  shortMinutes: number | null;
  headings: ArticleHeading[];
}

/** The editions that an article has. @param path of the whole article, for links to sections that an edition lacks. */
export function articleEditions(content: string, easyContent: string | null, path: string): ArticleEditions {
  const { html, headings } = outlineArticle(content);
  const short = shortEdition(html, path);
  return {
    html: {
      whole: orderSources(html),
      [SHORT]: short?.html,
      [EASY]: easyContent ? easyEdition(html, easyContent, path) : undefined,
    },
    shortMinutes: short?.minutes ?? null,
    headings,
  };
}

/** Minutes to read a body in short, as its author stored it; null for one without a short edition. */
export function shortReadingTime(html: string): number | null {
  return shortEdition(outlineArticle(html).html, '')?.minutes ?? null;
}

/**
 * The sections of these ids with their subsections. A kept section of level 3 becomes one of level 2.
 *
 * @param others what stays of the other sections.
 */
function keepSections(html: string, ids: readonly string[], others = /(?!)/g): string {
  let keptLevel = 0;
  return sections(html, '23')
    .map((section) => {
      const [, heading = '0', id = ''] = /^<h([23])(?: id="([^"]*)")?/.exec(section) ?? [];
      const level = Number(heading);
      const isNamed = ids.includes(id);
      if (isNamed) keptLevel = level;
      else if (level <= keptLevel) keptLevel = 0;
      if (keptLevel === 0) return (section.match(others) ?? []).join('');
      return isNamed ? section.replace(/^<h3/, '<h2').replace('</h3>', '</h2>') : section;
    })
    .join('');
}

function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
