import { expect, it } from '@jest/globals';
import { dateStamp, formatDate, formatDateTime } from './format-date';

it('writes a day as Swedes do, in Swedish time', () => {
  expect(formatDate('2026-03-04T23:30:00Z')).toBe('5 mars 2026');
});

it('adds the time of day where it helps', () => {
  expect(formatDateTime('2026-07-01T12:05:00Z')).toBe('1 juli 2026 kl. 14.05');
});

it('stamps a file with the Swedish day', () => {
  expect(dateStamp(new Date('2026-03-04T23:30:00Z'))).toBe('2026-03-05');
});
