import { beforeEach, expect, it, jest } from '@jest/globals';
import { Refusals } from './refusals';

const POINTER = { stable: 'version-2', canary: null, withdrawn: [], changedAt: '2026-11-24T12:00:00Z' };
let refusals: Refusals;

beforeEach(() => {
  refusals = new Refusals();
  refusals.add('version-2', 'It fails.', true);
});

it('waits after a refused version for a while, or for another pointer', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  refusals.add('version-3', 'It throws.', false);
  expect(refusals.has('version-3')).toBe(true);
  clock.mockReturnValue(16_000);
  expect([refusals.has('version-3'), refusals.has('version-2')]).toEqual([false, true]);
  expect(refusals.list()).toContainEqual({ version: 'version-3', reason: 'It throws.', isTakenBack: false });
  clock.mockRestore();
  refusals.follow({ ...POINTER, stable: 'version-3' });
  expect(refusals.list()).toEqual([]);
});

it('waits after a version that was taken back until its pointer has left it', () => {
  refusals.follow({ ...POINTER, canary: { version: 'version-3', share: 5 } });
  refusals.follow({ ...POINTER, stable: 'version-1', canary: { version: 'version-2', share: 5 } });
  expect(refusals.list()).toEqual([{ version: 'version-2', reason: 'It fails.', isTakenBack: true }]);
  refusals.follow({ ...POINTER, stable: 'version-1' });
  expect(refusals.list()).toEqual([]);
});
