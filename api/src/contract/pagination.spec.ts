import { describe, expect, it } from '@jest/globals';
import { sliceFromNearerEnd } from './pagination';

describe('a slice of a list', () => {
  it.each([1, 2, 3, 4, 5, 6, 25])('holds the same rows from the nearer end, by %i', (take) => {
    const newest = Array.from({ length: 11 }, (_, index) => 11 - index);
    for (let skip = 0; skip < 14; skip += 1) {
      const slice = sliceFromNearerEnd({ skip, take }, newest.length);
      const rows = slice.order === 'ASC' ? newest.toReversed() : newest;
      const found = rows.slice(slice.skip, slice.skip + slice.take).sort((one, other) => other - one);
      expect(found).toEqual(newest.slice(skip, skip + take));
      expect(slice.skip).toBeLessThanOrEqual(newest.length / 2);
    }
  });
});
