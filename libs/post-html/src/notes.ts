import { NOTES_COPY } from './notes.copy';

const NOTE = /<a href="#kallor"([^>]*>)(\d+)(?=<\/a>)/g;
const SOURCES = /(<h2 id="kallor">[^]*?<ol>)([^]*?)(?=<\/ol>)/;

/**
 * Links each note of a text with its own source, and each source with the notes in the text. Only a page's HTML has
 * these ids: stored, they would go stale.
 *
 * @param html with the notes numbered as the list of sources is.
 */
export function linkNotes(html: string): string {
  const [, , list = ''] = SOURCES.exec(html) ?? [];
  const sources = list.match(/<li>[^]*?<\/li>/g) ?? [];
  const counts = sources.map(() => 0);
  const linked = html.replace(NOTE, (note, attributes: string, digits: string) => {
    const number = Number(digits);
    const place = (counts[number - 1] ?? NaN) + 1;
    if (Number.isNaN(place)) return note;
    counts[number - 1] = place;
    return `<a id="${noteId(number, place)}" href="#${sourceId(number)}"${attributes}${digits}`;
  });
  const withBack = sources.map((source, index) => {
    const links = Array.from(
      { length: counts[index] ?? 0 },
      (_, place) => ` <a href="#${noteId(index + 1, place + 1)}">${NOTES_COPY.back(place + 1)}</a>`,
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
