import { expect, it } from '@jest/globals';
import { countUncheckedLines } from './crisis-lines';

it('counts lines that were checked more than 180 days ago, or never', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const checked = (checkedOn: string | null) => countUncheckedLines(now, [{ checkedOn }]);
  expect(['2026-11-26', '2026-05-31', '2026-05-29', null].map(checked)).toEqual([0, 0, 1, 1]);
});
