import { expect, it } from '@jest/globals';
import { openChanges } from './agreed-changes.mjs';

const GONE = 'GET /api/x is gone.';

it('takes out what was agreed on', () => {
  expect(openChanges([GONE, 'b'], [{ change: GONE, reason: 'No live remote calls it.' }])).toEqual(['b']);
});

it('wants a reason', () => {
  expect(openChanges([GONE], [{ change: GONE, reason: ' ' }])).toEqual([
    'agreed-changes.json gives no reason for “GET /api/x is gone.”.',
  ]);
});

it('wants agreements that are no longer in use to go', () => {
  expect(openChanges([], [{ change: GONE, reason: 'No live remote calls it.' }])).toEqual([
    'agreed-changes.json lists “GET /api/x is gone.”, which is no change: remove it.',
  ]);
});
