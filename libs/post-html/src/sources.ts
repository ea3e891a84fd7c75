import { outlineArticle } from './outline';

const SOURCES = /(<h2 id="kallor">[^]*?<ol>)([^]*?)(?=<\/ol>)/;
const CITATION = /(<a href="#kallor"[^>]*>)(\d+)(?=<\/a>)/g;
const LINK = /<a href="(https:\/\/[^"]*)"/;

/** The items of the list under the heading 'Källor'. @param html with an id on every h2. */
function sourcesOf(html: string): string[] {
  return SOURCES.exec(html)?.[2]?.match(/<li>[^]*?<\/li>/g) ?? [];
}

/**
 * The sources under the heading 'Källor', in their order: the address of each, null for one without a link.
 *
 * @param html as its author stored it.
 */
export function sourceAddresses(html: string): (string | null)[] {
  return sourcesOf(outlineArticle(html).html).map(
    (source) => LINK.exec(source)?.[1]?.replaceAll('&amp;', '&') ?? null,
  );
}

/**
 * Numbers the sources in the order in which the text cites them. A text with a number that has no source stays as it
 * is.
 *
 * @param keepsUncited whether sources that are not cited stay, at the end.
 */
export function orderSources(html: string, keepsUncited = true): string {
  const items = sourcesOf(html);
  const cited = [...html.matchAll(CITATION)].map(([, , number]) => Number(number));
  if (cited.some((number) => !items[number - 1])) return html;
  const order = [...new Set(keepsUncited ? [...cited, ...items.map((_, index) => index + 1)] : cited)];
  return html
    .replace(CITATION, (_, link: string, number) => link + (order.indexOf(Number(number)) + 1))
    .replace(SOURCES, (_, start: string) => start + order.map((number) => items[number - 1]).join('\n'));
}

/**
 * Links each note of a text with its own source, and each source with the notes in the text. Only a page's HTML has
 * these ids: stored, they would go stale.
 *
 * @param html with the notes numbered as the list of sources is.
 */
export function linkNotes(html: string): string {
  const sources = sourcesOf(html);
  const counts = sources.map(() => 0);
  const linked = html.replace(CITATION, (note, link: string, digits: string) => {
    const number = Number(digits);
    const place = (counts[number - 1] ?? NaN) + 1;
    if (Number.isNaN(place)) return note;
    counts[number - 1] = place;
    const ownLink = link.replace(
      'href="#kallor"',
      `id="${noteId(number, place)}" href="#${sourceId(number)}"`,
    );
    return ownLink + digits;
  });
  const withBack = sources.map((source, index) => {
    const links = Array.from(
      { length: counts[index] ?? 0 },
      (_, place) => ` <a href="#${noteId(index + 1, place + 1)}">${toTheText(place + 1)}</a>`,
    );
    return source
      .replace('<li>', `<li id="${sourceId(index + 1)}">`)
      .replace(/<\/li>$/, `${links.join('')}</li>`);
  });
  return linked.replace(SOURCES, (_, start: string) => start + withBack.join('\n'));
}

// With an underscore, which no heading's id has.
const noteId = (number: number, place: number) => (place === 1 ? `not_${number}` : `not_${number}_${place}`);
const sourceId = (number: number) => `kalla_${number}`;

/** @param place of the note among those with the same source. */
const toTheText = (place: number) => (place === 1 ? 'Till texten' : `Till texten, ${place}`);
