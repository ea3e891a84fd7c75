import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockChangeAt, fromSwedishTime, toSwedishTime } from './swedish-time.logic';

describe('Swedish time', () => {
  it.each([
    ['in winter', '2026-01-15T08:00', '2026-01-15T07:00:00.000Z'],
    ['in summer', '2026-07-15T08:00', '2026-07-15T06:00:00.000Z'],
    ['before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['after the clocks have gone forward', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['before the clocks go back', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['in the repeated hour, the first time', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['after the clocks have gone back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('reads and writes %s', (_, clock, iso) => {
    expect(fromSwedishTime(clock)).toBe(iso);
    expect(toSwedishTime(iso)).toBe(clock);
  });

  it('reads a time in the skipped hour as the hour after it', () => {
    expect(toSwedishTime(fromSwedishTime('2026-03-29T02:30') ?? '')).toBe('2026-03-29T03:30');
  });

  it.each(['', '2026-03-05T', 'T14:32', '2026-13-40T14:32', 'i morgon'])('refuses %j', (clock) => {
    expect(fromSwedishTime(clock)).toBeUndefined();
  });

  it('converts any minute and back, except in the repeated hour', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const clock = toSwedishTime(new Date(minute * 60_000).toISOString());
        expect(toSwedishTime(fromSwedishTime(clock) ?? '')).toBe(clock);
      }),
    );
  });
});

it.each([
  'x2026-03-05T14:32',
  '2026-03-05T14:32:00',
  '12026-03-05T14:32',
  '026-03-05T14:32',
  '2026-3-05T14:32',
  '2026-03-5T14:32',
  '2026-03-05T4:32',
  '2026-03-05T14:3',
  '2026-03-05 14:32',
  'aaaa-03-05T14:32',
  '2026-02-30T25:00',
])('reads no time of a clock in %j', (clock) => {
  expect(fromSwedishTime(clock)).toBeUndefined();
});

it.each([
  ['2026-03-29T01:59', undefined],
  ['2026-03-29T02:00', 'skipped'],
  ['2026-03-29T02:59', 'skipped'],
  ['2026-03-29T03:00', undefined],
  ['2026-10-25T01:59', undefined],
  ['2026-10-25T02:00', 'repeated'],
  ['2026-10-25T02:59', 'repeated'],
  ['2026-10-25T03:00', undefined],
  ['2026-07-01T02:30', undefined],
  ['2026-07-01T', undefined],
])('reads %s in the night when the clocks change: %s', (clock, change) => {
  expect(clockChangeAt(clock)).toBe(change);
});
