import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNightAt, nextChangeAfter, partOfDayAt } from './night-mode';

const at = (hour: number, minute: number, second = 0) => new Date(2026, 10, 21, hour, minute, second);

describe('isNightAt', () => {
  it.each([
    [19, 59, 59, false],
    [20, 0, 0, true],
    [23, 59, 59, true],
    [0, 0, 0, true],
    [5, 59, 59, true],
    [6, 0, 0, false],
    [12, 0, 0, false],
  ])('returns for %i:%i:%i %s', (hour, minute, second, isNight) => {
    expect(isNightAt(at(hour, minute, second))).toBe(isNight);
  });
});

describe('partOfDayAt', () => {
  it.each([
    [5, 59, 'night'],
    [6, 0, 'day'],
    [19, 59, 'day'],
    [20, 0, 'evening'],
    [23, 59, 'evening'],
    [0, 0, 'night'],
  ])('calls %i:%i %s', (hour, minute, part) => {
    expect(partOfDayAt(new Date(2026, 10, 27, hour, minute))).toBe(part);
  });
});

describe('nextChangeAfter', () => {
  it.each([
    ['19:59', at(19, 59), at(20, 0)],
    ['20:00', at(20, 0), new Date(2026, 10, 22, 6)],
    ['05:59', at(5, 59), at(6, 0)],
    ['06:00', at(6, 0), at(20, 0)],
    ['the last evening of the year', new Date(2026, 11, 31, 22), new Date(2027, 0, 1, 6)],
  ])('finds the change after %s', (_name, from, change) => {
    expect(nextChangeAfter(from)).toEqual(change);
  });

  it('lies always ahead, within a day, and at the first moment of the other mode', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true }),
        (date) => {
          const change = nextChangeAfter(date);
          expect(change.getTime()).toBeGreaterThan(date.getTime());
          expect(change.getTime() - date.getTime()).toBeLessThanOrEqual(15 * 3_600_000);
          expect(isNightAt(change)).toBe(!isNightAt(date));
          expect(isNightAt(new Date(change.getTime() - 1))).toBe(isNightAt(date));
        },
      ),
    );
  });
});
