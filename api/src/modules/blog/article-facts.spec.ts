import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sourceChecks, readingTime } from './article-facts';

const DAYS = new Map([
  ['https://a.example/', '2026-11-22'],
  ['https://b.example/', '2026-10-01'],
  ['https://c.example/', null],
]);

/** A text with these sources; an empty address has no link. */
function textWith(...addresses: string[]): string {
  const items = addresses.map((address) => `<li>${address && `<a href="${address}">x</a>`}</li>`);
  return `<h2 id="kallor">Källor</h2>\n<ol>\n${items.join('\n')}\n</ol>`;
}

describe('sourceChecks', () => {
  it('dates a text by the source that was looked up longest ago', () => {
    expect(sourceChecks(textWith('https://a.example/', 'https://b.example/'), DAYS)).toEqual({
      source_count: 2,
      checked_source_count: 2,
      sources_checked_on: '2026-10-01',
    });
  });

  it.each(['https://c.example/', 'https://unknown.example/', ''])(
    'dates no text that has the source "%s"',
    (source) => {
      expect(sourceChecks(textWith('https://a.example/', source), DAYS)).toEqual({
        source_count: 2,
        checked_source_count: 1,
        sources_checked_on: null,
      });
    },
  );

  it('dates no text without sources', () => {
    expect(sourceChecks('<p>Vila.</p>', DAYS)).toMatchObject({ source_count: 0, sources_checked_on: null });
  });
});

const words = (count: number) => `<p>${'ord '.repeat(count)}</p>`;

it.each([
  ['', 1],
  [words(200), 1],
  [words(201), 2],
  [words(400), 2],
  [words(401), 3],
])('reads body %# in minutes of 200 words, at least one', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes);
});

it('counts no word of the sources', () => {
  expect(readingTime(`${words(200)}<h2 id="kallor">Källor</h2>${words(900)}`)).toBe(1);
});

it.each([
  ['a tag between words parts them', '<p>ett</p><p>två</p>', 2],
  ['a tag and its attributes are no words', '<p class="fyra ord i klassen">ett</p>', 1],
  ['an entity parts words and is none', 'ett&nbsp;två', 2],
  ['a sign is no word', 'ett – två !', 2],
  ['a hyphen or an apostrophe keeps a word whole', 'tu-tu it’s e-post-adress', 3],
  ['digits and letters with marks are words', '24 åäö', 2],
])('counts words: %s', (_, piece, count) => {
  // As many pieces as 200 words take, and as one more takes.
  const pieces = 200 / count;
  expect(readingTime(`${piece} `.repeat(Math.floor(pieces)))).toBe(1);
  expect(readingTime(`${piece} `.repeat(Math.floor(pieces) + 1))).toBe(2);
});

it('gives a longer text no shorter time', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), (some, more) => {
      expect(readingTime(words(some + more))).toBeGreaterThanOrEqual(readingTime(words(some)));
    }),
  );
});
