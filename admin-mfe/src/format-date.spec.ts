import { expect, it } from '@jest/globals';
import {
  dateStamp,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatRecent,
  formatRecentDay,
  formatUpcoming,
  isSameDay,
} from './format-date';

it('writes a day as Swedes do, in Swedish time', () => {
  expect(formatDate('2026-03-04T23:30:00Z')).toBe('5 mars 2026');
});

it('adds the time of day where it helps', () => {
  expect(formatDateTime('2026-07-01T12:05:00Z')).toBe('1 juli 2026 kl. 14.05');
});

it('stamps a file with the Swedish day', () => {
  expect(dateStamp(new Date('2026-03-04T23:30:00Z'))).toBe('2026-03-05');
});

it('says today, yesterday and tomorrow, and the year only where it is another', () => {
  const now = Date.parse('2026-11-27T20:00:00Z');
  expect(formatRecent('2026-11-27T13:05:00Z', now)).toBe('i dag kl. 14.05');
  expect(formatRecent('2026-11-26T08:10:00Z', now)).toBe('i går kl. 09.10');
  expect(formatRecent('2026-11-28T08:10:00Z', now)).toBe('i morgon kl. 09.10');
  expect(formatRecent('2026-11-03T08:10:00Z', now)).toBe('3 november kl. 09.10');
  expect(formatRecent('2025-11-27T13:05:00Z', now)).toBe('27 november 2025 kl. 14.05');
  expect(formatRecentDay('2026-11-26T08:10:00Z', now)).toBe('i går');
  expect(formatRecentDay('2025-11-27T13:05:00Z', now)).toBe('27 november 2025');
});

it('heads a day by its name, and by the year only where it is another', () => {
  const now = Date.parse('2026-11-27T20:00:00Z');
  expect(formatDayHeading('2026-11-26T23:30:00Z', now)).toBe('I dag');
  expect(formatDayHeading('2026-11-26T08:10:00Z', now)).toBe('I går');
  expect(formatDayHeading('2026-11-24T08:10:00Z', now)).toBe('Tisdag 24 november');
  expect(formatDayHeading('2025-11-24T08:10:00Z', now)).toBe('24 november 2025');
});

it('names the weekday of what is to come, and the year only where it is another', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(formatUpcoming('2027-03-09T07:00:00Z', now)).toBe('tisdag 9 mars kl. 08.00');
  expect(formatUpcoming('2028-01-03T07:00:00Z', now)).toBe('3 januari 2028 kl. 08.00');
});

it('compares days as they are in Sweden', () => {
  expect(isSameDay('2026-03-04T23:30:00Z', Date.parse('2026-03-05T10:00:00Z'))).toBe(true);
  expect(isSameDay('2026-03-05T23:30:00Z', Date.parse('2026-03-05T10:00:00Z'))).toBe(false);
});
