import { describe, expect, it } from '@jest/globals';
import { tanglePath } from './tangle';

const heights = (path: string) => [...path.matchAll(/\d+\.\d (\d+\.\d)/g)].map(([, y]) => Number(y));
const spread = (share: number) => 63 - Math.min(...heights(tanglePath(share)));

describe('tanglePath', () => {
  it('straightens step by step into a line from edge to edge', () => {
    expect([0, 0.25, 0.5, 0.75].every((share) => spread(share) > spread(share + 0.25))).toBe(true);
    expect(spread(1)).toBe(0);
    expect(tanglePath(1)).toMatch(/^M0\.0 63\.0C.* 120\.0 63\.0$/);
  });

  it('keeps its commands, so that a browser can draw the steps between', () => {
    expect(tanglePath(0).match(/ /g)).toHaveLength(tanglePath(0.5).match(/ /g)?.length ?? NaN);
  });
});
