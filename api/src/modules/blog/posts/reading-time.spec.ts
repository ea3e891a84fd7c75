import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readingTime } from './reading-time';

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
