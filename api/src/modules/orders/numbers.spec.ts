import { expect, it } from '@jest/globals';
import { makeNumber } from './numbers';

const NUMBERS = Array.from({ length: 2000 }, () => makeNumber('ST'));

it('is two groups of four behind its prefix, without what is taken for something else', () => {
  for (const number of NUMBERS) expect(number).toMatch(/^ST(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(makeNumber('AN')).toMatch(/^AN-/);
});

it('uses its whole alphabet, and is another every time', () => {
  expect(new Set(NUMBERS.flatMap((number) => [...number.slice(3).replace('-', '')])).size).toBe(30);
  expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
});
