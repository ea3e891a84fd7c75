import { describe, expect, it } from '@jest/globals';
import { BREATH_PARTS, ringPoints, smoothRing, waveHeight, wavePath } from './breath-geometry';

const SHAPE = { width: 100, base: 50, rise: 40, start: 0.1, breaths: [{ span: 0.8, share: 1 }] };

it('parts one breath 4:4:6', () => {
  expect(BREATH_PARTS.in + BREATH_PARTS.hold + BREATH_PARTS.out).toBeCloseTo(1);
});

describe('wavePath', () => {
  it('draws one stroke from edge to edge, level before and after its breaths', () => {
    expect(wavePath(SHAPE)).toBe('M0 50H10C25.8 50 28.5 10 44.3 10C65.3 10 69 50 90 50H100');
  });

  it('rises less for a shallower breath', () => {
    const path = wavePath({ ...SHAPE, breaths: [{ span: 0.8, share: 0.5 }] });
    expect(path).toContain(' 44.3 30C');
  });
});

describe('waveHeight', () => {
  it('lies on the line: at its base, its crest and halfway', () => {
    expect(waveHeight(SHAPE, 5)).toBe(50);
    expect(waveHeight(SHAPE, 10 + (80 * 3) / 7)).toBeCloseTo(10, 3);
    expect(waveHeight(SHAPE, 10 + (80 * 3) / 14)).toBeCloseTo(30, 3);
    expect(waveHeight(SHAPE, 90)).toBeCloseTo(50, 3);
  });
});

describe('smoothRing', () => {
  it('passes through every point and closes a ring', () => {
    const points = ringPoints({ x: 100, y: 100 }, 50, { swell: 0, lobes: 3 });
    const path = smoothRing(points);
    expect(path.startsWith('M150 100C')).toBe(true);
    expect(path.endsWith(' 150 100Z')).toBe(true);
    expect(path.split('C')).toHaveLength(points.length + 1);
  });
});

describe('ringPoints', () => {
  it('keeps within its swell of the radius', () => {
    const distances = ringPoints({ x: 0, y: 0 }, 10, { swell: 0.1, lobes: 3 }).map(({ x, y }) =>
      Math.hypot(x, y),
    );
    expect(Math.max(...distances)).toBeCloseTo(11);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(9);
  });
});
