import { expect, it } from '@jest/globals';
import { readingOf } from './reading.logic';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>Ett ord</p>', 2],
  ['<p>ett</p><p>två</p>', 2],
  ['<h2 class="a b">ett</h2>\n\n  två', 2],
  ['ett&nbsp;två&nbsp;&nbsp;tre', 3],
])('counts the words of %j: %i', (html, words) => {
  expect(readingOf(html).words).toBe(words);
});

it.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [400, 2],
])('takes %i words for %i minutes', (words, minutes) => {
  expect(readingOf(`<p>${'ord '.repeat(words)}</p>`)).toEqual({ words, minutes });
});

it.each([
  ['a sign that opens no tag parts nothing', 'ett<två', 1],
  ['tags within tags are parted too', 'a<b<i>c', 2],
])('%s', (_, html, words) => {
  expect(readingOf(html).words).toBe(words);
});
