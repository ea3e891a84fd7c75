import { expect, it } from '@jest/globals';
import { countText } from './library.copy';

it.each([
  ['', 1, 0, true, '1 artikel'],
  ['vila', 12, 0, true, '12 artiklar'],
  ['vila', 12, 4, true, '8 artiklar och 4 liknande'],
  ['”vilar”', 2, 2, true, 'Inga exakta träffar på ”vilar”. Liknande: 2 artiklar'],
  ['', 100_011, 2_000, true, '98\u00a0011 artiklar och 2\u00a0000 liknande'],
  ['vila', 900, 0, false, '900 artiklar bland de nyaste. Lägg till ett ord för att hitta äldre.'],
])('counts what %j finds: %i, %i related, complete: %s', (search, total, related, isComplete, text) => {
  expect(countText(search, total, related, isComplete)).toBe(text);
});
