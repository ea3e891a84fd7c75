import { expect, it } from '@jest/globals';
import { formatOre } from './format-ore';

it('writes öre as kronor', () => {
  expect(formatOre(4900)).toMatch(/^49,00\skr$/);
  expect(formatOre(123_456)).toMatch(/^1\s234,56\skr$/);
});
