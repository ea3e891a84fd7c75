import { expect, it, describe } from '@jest/globals';
import { formatOre, oreOfKronor, toKronorText } from './money';

it('writes öre as kronor', () => {
  expect(formatOre(4900)).toMatch(/^49,00\skr$/);
  expect(formatOre(123_456)).toMatch(/^1\s234,56\skr$/);
});

describe('an amount in kronor', () => {
  it.each([
    ['49', 4900],
    ['24,5', 2450],
    ['24.50', 2450],
    ['1 200,10 kr', 120_010],
    ['0,01', 1],
  ])('reads %j', (text, ore) => expect(oreOfKronor(text)).toBe(ore));

  it.each(['', '0', '-1', '1,234', '1,2,3', '1e3', 'tio', '1234567'])('refuses %j', (text) =>
    expect(oreOfKronor(text)).toBeNull(),
  );

  it.each([
    [4900, '49'],
    [2450, '24,50'],
    [1, '0,01'],
  ])('writes %d öre as %j, which reads as the same', (ore, text) => {
    expect(toKronorText(ore)).toBe(text);
    expect(oreOfKronor(text)).toBe(ore);
  });
});
