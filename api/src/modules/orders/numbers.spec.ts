import { expect, it } from '@jest/globals';
import { makeNumber, readNumber } from './numbers';

const NUMBERS = Array.from({ length: 2000 }, () => makeNumber('ST'));

it('makes two groups of four behind a prefix, without what is taken for something else', () => {
  for (const number of NUMBERS) expect(number).toMatch(/^ST(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(makeNumber('AN')).toMatch(/^AN-/);
});

it('uses its whole alphabet, and is another every time', () => {
  expect(new Set(NUMBERS.flatMap((number) => [...number.slice(3).replace('-', '')])).size).toBe(30);
  expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
});

it.each(['ST-3XAB-B8JZ', 'st-3xab b8jz', ' st3xabb8jz.', 'nr: ST – 3XAB – B8JZ', 'ＳＴ‑3xab‑b8jz'])(
  'reads the number that is typed as %j',
  (typed) => {
    expect(readNumber('ST', typed)).toBe('ST-3XAB-B8JZ');
  },
);

it.each([
  '',
  '3XAB-B8JZ',
  'ST-3XAB',
  'AN-3XAB-B8JZ',
  'ST-3XAB-B8JZ2',
  'BEST-3XAB-B8JZ',
  'ST-0OIL-B8JZ',
  'ST-3XAB och B8JZ',
])('reads no number in %j', (typed) => {
  expect(readNumber('ST', typed)).toBeNull();
});

it('reads every number that it makes, with and without its hyphens', () => {
  for (const number of NUMBERS)
    expect(
      [number, number.replaceAll('-', ' ').toLowerCase()].map((typed) => readNumber('ST', typed)),
    ).toEqual([number, number]);
});
