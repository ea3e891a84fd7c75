import { describe, expect, it } from '@jest/globals';
import { RHYTHMS } from '../breathing.logic';
import { RING_RADIUS, RING_SIZE, ringOf } from './breath-stage';

describe.each(Object.values(RHYTHMS))('the ring of $id', (rhythm) => {
  const arcs = ringOf(rhythm);

  it('begins at the top, and each arc where the one before ends', () => {
    expect(arcs[0]?.joint).toEqual(['200.0', '16.0']);
    for (const [index, { path }] of arcs.entries())
      expect(path.endsWith(` ${arcs[(index + 1) % arcs.length]?.joint.join(' ')}`)).toBe(true);
  });

  it('lies as far from the centre on every side', () => {
    for (const { joint } of arcs) {
      const [x, y] = joint.map((each) => Number(each) - RING_SIZE / 2);
      expect(Math.hypot(x ?? NaN, y ?? NaN)).toBeCloseTo(RING_RADIUS, 0);
    }
  });
});
