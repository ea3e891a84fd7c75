import { expect, it } from '@jest/globals';
import { sortIntegrityMaps } from './plugins.mjs';

it('gives the same script for the same chunks, in whatever order they were built', () => {
  /** @param {string} first @param {string} second */
  const scriptOf = (first, second) =>
    `a.sriHashes={${first},${second}},a.sriExtractCssHashes={${second},${first}};b={9:1,8:2}`;
  const [one, two] = ['28:"sha384-a"', '12:"sha384-b"'];
  expect(sortIntegrityMaps(scriptOf(one, two))).toBe(sortIntegrityMaps(scriptOf(two, one)));
  expect(sortIntegrityMaps(scriptOf(one, two))).toBe(
    `a.sriHashes={${two},${one}},a.sriExtractCssHashes={${two},${one}};b={9:1,8:2}`,
  );
});
