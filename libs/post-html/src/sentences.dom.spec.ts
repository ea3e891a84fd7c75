import { afterEach, describe, expect, it } from '@jest/globals';
import { parseDocument } from 'htmlparser2';
import { sentencesIn, spokenBlocks, spokenText } from './sentences';

/** The sentences as a browser finds them, which those of the server equal. */
function read(html: string) {
  const text = document.createElement('div');
  text.innerHTML = html;
  document.body.append(text);
  const inBrowser = sentencesOf(spokenBlocks([text]));
  expect(sentencesOf(spokenBlocks([parseDocument(html)]))).toEqual(inBrowser);
  return inBrowser;
}

const sentencesOf = (blocks: ReturnType<typeof spokenBlocks>) =>
  blocks.flatMap(({ text }) => sentencesIn(text).map(({ start, end }) => text.slice(start, end)));

afterEach(() => document.body.replaceChildren());

describe('the spoken sentences of a text', () => {
  it('takes headings, paragraphs and list items', () => {
    const html =
      '<h2>Vad nu?</h2><p>Andas&nbsp;<strong>ut</strong>. Vila sedan.</p><ul><li>Drick vatten.</li></ul>';
    expect(read(html)).toEqual(['Vad nu?', 'Andas\u00a0ut.', 'Vila sedan.', 'Drick vatten.']);
  });

  it('leaves out notes, tables and the sources', () => {
    const html =
      '<p>Det hjälper.<sup><a href="#kallor">3</a></sup> Ibland.</p><table><tr><td><p>10</p></td></tr></table>' +
      '<p hidden>Dolt.</p><h2 id="kallor">Källor</h2><ol><li>Bootzin, 1972.</li></ol>';
    expect(read(html)).toEqual(['Det hjälper.', 'Ibland.']);
  });

  it('reads each line as a sentence of its own', () => {
    expect(read('<p>Andas ut.<br>Vila<br/><a href="tel:112">Ring</a></p>')).toEqual([
      'Andas ut.',
      'Vila',
      'Ring',
    ]);
  });

  it('reads a list item once where it has paragraphs', () => {
    expect(read('<ul><li><p>En gång.</p></li></ul>')).toEqual(['En gång.']);
  });
});

describe('spoken text', () => {
  it.each([
    ['Ring 112.', 'Ring ett ett två.'],
    ['Ring 1177 eller 90 390.', 'Ring elva sjuttiosju eller nittio, tre nio noll.'],
    ['Furukawa m.fl. om KBT-I', 'Furukawa med flera om K B T I'],
    ['klockan 1112', 'klockan 1112'],
  ])('says %s as %s', (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });

  it('says the words of a list as it spells them, whole words alone and the longest first', () => {
    const words = [
      { word: 'schema', spoken: 'skema' },
      { word: 'schema terapi', spoken: 'skema terapi' },
      { word: 'skema', spoken: 'fel' },
    ];
    expect(spokenText('Schema, scheman och schema terapi.', words)).toBe('skema, scheman och skema terapi.');
  });
});
