import { describe, expect, it } from '@jest/globals';
import { isNightAt, partOfDayAt } from './night-mode';

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
