import { afterEach, expect, it, jest } from '@jest/globals';
import { NIGHT_HOURS_SCRIPT } from './night-hours';

function hoursAt(hour: number): string | undefined {
  jest.useFakeTimers({ now: new Date(2026, 10, 25, hour, 30) });
  new Function(NIGHT_HOURS_SCRIPT)();
  return document.documentElement.dataset.hours;
}

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.hours;
});

it.each([22, 0, 5])('marks the root at %i', (hour) => {
  expect(hoursAt(hour)).toBe('night');
});

it.each([6, 14, 21])('leaves the root unmarked at %i', (hour) => {
  expect(hoursAt(hour)).toBeUndefined();
});
