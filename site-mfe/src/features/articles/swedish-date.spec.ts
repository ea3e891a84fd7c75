import { expect, it } from '@jest/globals';
import { swedishDate } from './swedish-date';

it('writes a date as Swedes do', () => {
  expect(swedishDate('2026-03-05T09:00:00.000Z')).toBe('5 mars 2026');
});

it('counts the day in Swedish time', () => {
  expect(swedishDate('2026-06-30T22:30:00.000Z')).toBe('1 juli 2026');
});
