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
