import { beforeEach, expect, it } from '@jest/globals';
import { Refusals } from './refusals';

const POINTER = { stable: 'version-2', canary: null, withdrawn: [], changedAt: '2026-11-24T12:00:00Z' };
let now: number;
let refusals: Refusals;

beforeEach(() => {
  now = 0;
  refusals = new Refusals(new Map([['version-2', 'It fails.']]), () => now);
});

it('waits after a refused version for another pointer', () => {
  refusals.add('version-3', 'It throws.', false);
  now = 3_600_000;
  expect(refusals.has('version-3')).toBe(true);
  refusals.follow({ ...POINTER, stable: 'version-3' });
  expect(refusals.has('version-3')).toBe(false);
});

it('tries a version that was too slow again after pauses that double up to five minutes', () => {
  const pauses: number[] = [];
  for (let trial = 0; trial < 9; trial += 1) {
    refusals.add('version-3', 'It is slow.', true);
    const refusedAt = now;
    while (refusals.has('version-3')) now += 1000;
    pauses.push((now - refusedAt) / 1000);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(refusals.list()).toContainEqual({ version: 'version-3', reason: 'It is slow.', isTakenBack: false });
});

it('waits after a version that was taken back until its pointer has left it', () => {
  refusals.follow({ ...POINTER, canary: { version: 'version-3', share: 5 } });
  refusals.follow({ ...POINTER, stable: 'version-1', canary: { version: 'version-2', share: 5 } });
  expect(refusals.list()).toEqual([{ version: 'version-2', reason: 'It fails.', isTakenBack: true }]);
  refusals.follow({ ...POINTER, stable: 'version-1' });
  expect(refusals.list()).toEqual([]);
});
