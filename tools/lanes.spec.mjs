import { describe, expect, it } from '@jest/globals';
import { inLanes } from './lanes.mjs';

describe('lanes', () => {
  it('do as much at a time as there are lanes, and give the results in the order of the works', async () => {
    const ends = [];
    let going = 0;
    let most = 0;
    const works = [1, 2, 3, 4].map((name) => async () => {
      going += 1;
      most = Math.max(most, going);
      await new Promise((resolve) => ends.push(resolve));
      going -= 1;
      return name;
    });
    const done = inLanes(works, 2);
    expect(ends).toHaveLength(2);
    // The second ends first: its lane takes the third.
    ends[1]();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ends).toHaveLength(3);
    ends[0]();
    ends[2]();
    await new Promise((resolve) => setImmediate(resolve));
    ends[3]();
    expect(await done).toEqual([1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('end with what a work threw', async () => {
    const works = [() => Promise.reject(new Error('broken')), () => Promise.resolve(1)];
    await expect(inLanes(works, 2)).rejects.toThrow('broken');
  });
});
