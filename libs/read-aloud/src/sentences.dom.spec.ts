import { afterEach, describe, expect, it } from '@jest/globals';
import { readSentences, spokenText } from './sentences';

function read(html: string) {
  const text = document.createElement('div');
  text.innerHTML = html;
  document.body.append(text);
  return readSentences([text]);
}

afterEach(() => document.body.replaceChildren());

describe('the sentences of a text', () => {
  it('takes headings, paragraphs and list items, each with its place', () => {
    const sentences = read(
      '<h2>Vad nu?</h2><p>Andas <strong>ut</strong>. Vila sedan.</p><ul><li>Drick vatten.</li></ul>',
    );
    expect(sentences.map(({ spoken }) => spoken)).toEqual([
      'Vad nu?',
      'Andas ut.',
      'Vila sedan.',
      'Drick vatten.',
    ]);
    expect(sentences.map(({ range }) => range.toString())).toEqual([
      'Vad nu?',
      'Andas ut.',
      'Vila sedan.',
      'Drick vatten.',
    ]);
  });

  it('leaves out notes, tables and the sources', () => {
    const sentences = read(
      '<p>Det hjälper.<sup><a href="#kallor">3</a></sup> Ibland.</p><table><tr><td><p>10</p></td></tr></table>' +
        '<h2 id="kallor">Källor</h2><ol><li>Bootzin, 1972.</li></ol>',
    );
    expect(sentences.map(({ spoken }) => spoken)).toEqual(['Det hjälper.', 'Ibland.']);
  });

  it('reads a list item once where it has paragraphs', () => {
    expect(read('<ul><li><p>En gång.</p></li></ul>').map(({ spoken }) => spoken)).toEqual(['En gång.']);
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
});
