import { describe, expect, it } from '@jest/globals';
import { RHYTHMS } from './breath-plan';
import { RING_RADIUS, RING_SIZE, RIPPLES, ringOf } from './breath-ring';

const RING_ARCS = ringOf(RHYTHMS.stillsam).arcs;

/** The absolute points of a path, including handles. */
function points(path: string): [x: number, y: number][] {
  const [start = [], ...curves] = path
    .split(/(?=[Mc])/)
    .map((part) => (part.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  const all = pairsOf(start);
  for (const curve of curves) {
    const [x, y] = all.at(-1) ?? [NaN, NaN];
    all.push(...pairsOf(curve).map(([right, down]): [number, number] => [x + right, y + down]));
  }
  return all;
}

function pairsOf(numbers: number[]): [x: number, y: number][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? NaN,
    numbers[index * 2 + 1] ?? NaN,
  ]);
}

const distance = ([x, y]: [number, number]) => Math.hypot(x - RING_SIZE / 2, y - RING_SIZE / 2);

/** Distances of a path's ends from the centre. */
function ends(path: string): [number, number] {
  const all = points(path);
  return [distance(all[0] ?? [NaN, NaN]), distance(all.at(-1) ?? [NaN, NaN])];
}

describe('the breath ring', () => {
  it('lies as far from the centre on every side, where the bubble is', () => {
    for (const end of Object.values(RING_ARCS).flatMap(ends)) expect(end).toBeCloseTo(RING_RADIUS, 0);
  });

  it('begins at the top and runs clockwise', () => {
    const [first, ...rest] = points(RING_ARCS.in);
    expect(first?.[0]).toBe(RING_SIZE / 2);
    expect(first?.[1]).toBe(RING_SIZE / 2 - RING_RADIUS);
    expect(rest.at(-1)?.[0]).toBeGreaterThan(first?.[0] ?? Infinity);
  });

  it('stays inside its square, as do the ripples inside the ring', () => {
    for (const point of Object.values(RING_ARCS).flatMap(points)) {
      expect(distance(point)).toBeLessThan(RING_SIZE / 2);
    }
    for (const point of RIPPLES.flatMap(points)) expect(distance(point)).toBeLessThan(RING_RADIUS);
  });

  it('closes its ripples', () => {
    for (const ripple of RIPPLES) {
      const all = points(ripple);
      expect(all.at(-1)?.[0]).toBeCloseTo(all[0]?.[0] ?? NaN, 1);
      expect(all.at(-1)?.[1]).toBeCloseTo(all[0]?.[1] ?? NaN, 1);
    }
  });
});
