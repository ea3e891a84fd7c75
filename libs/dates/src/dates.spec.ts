import { describe, expect, it } from '@jest/globals';
import { dayInWords, momentInWords, swedishDay } from './index';

describe('a Swedish day', () => {
  it('follows the clock in Stockholm', () => {
    expect(swedishDay(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
    expect(swedishDay(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
    expect(swedishDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  it('reads as words', () => {
    expect(dayInWords('2026-03-05')).toBe('5 mars 2026');
  });

  it('reads as words with its time', () => {
    expect(momentInWords(new Date('2026-07-05T22:05:00Z'))).toBe('6 juli 2026 kl. 00.05');
  });
});

it.each([
  ['2026-01-01', '1 januari 2026'],
  ['2026-02-28', '28 februari 2026'],
  ['2026-03-31', '31 mars 2026'],
  ['2026-04-02', '2 april 2026'],
  ['2026-05-10', '10 maj 2026'],
  ['2026-06-20', '20 juni 2026'],
  ['2026-07-03', '3 juli 2026'],
  ['2026-08-11', '11 augusti 2026'],
  ['2026-09-30', '30 september 2026'],
  ['2026-10-05', '5 oktober 2026'],
  ['2026-11-21', '21 november 2026'],
  ['2026-12-31', '31 december 2026'],
])('writes %s as the day %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});
