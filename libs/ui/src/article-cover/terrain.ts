import { between, type Random } from './seeded-random';

export const SCENE = { width: 640, height: 400 } as const;

export interface RidgeShape {
  /** The mean height of the skyline, as y. */
  y: number;
  /** How far the skyline rises and falls. */
  swing: number;
  /** How many hills. */
  hills: number;
  /** Where the land ends below. */
  floor?: number;
}

/** The skyline of soft hills, closed downwards: a path in whole numbers. */
export function ridgePath(random: Random, { y, swing, hills, floor = SCENE.height }: RidgeShape): string {
  const heights = skyline(random, { y, swing, hills });
  return closed(smooth(heights), floor);
}

/** Every other place of a skyline is a top, every other a dip. */
function skyline(random: Random, { y, swing, hills }: RidgeShape): number[] {
  const isTopFirst = random() < 0.5;
  return Array.from({ length: hills * 2 + 2 }, (_, index) => {
    const isTop = (index % 2 === 0) === isTopFirst;
    return Math.round(y + (isTop ? -1 : 1) * swing * between(random, 0.15, 1));
  });
}

/** Level at every top and dip, so that the line never overshoots. */
function smooth(heights: readonly number[]): string {
  const span = Math.round(SCENE.width / (heights.length - 1));
  const half = Math.round(span / 2);
  return heights
    .map((height, index) => {
      if (index === 0) return `M0 ${height}`;
      const rise = height - (heights[index - 1] ?? height);
      return `c${half} 0 ${span - half} ${rise} ${span} ${rise}`;
    })
    .join('');
}

/** An island: one long low back between two shores. */
export function islandPath(random: Random, x: number, y: number, width: number): string {
  const height = Math.round(width * between(random, 0.07, 0.13));
  const lean = between(random, 0.3, 0.6);
  const [left, right] = [Math.round(width * lean), Math.round(width * (1 - lean))];
  return `M${Math.round(x)} ${Math.round(y)}q${Math.round(left * 0.45)}-${height} ${left}-${height}t${right} ${height}z`;
}

export interface ForestShape {
  /** The ground the trees stand on, as y. */
  y: number;
  /** The height of the tallest tree. */
  height: number;
  /** How far the ground swings. */
  swing: number;
  /** Width of a full-grown tree. */
  width: number;
  floor?: number;
}

/** A forest's edge: spruces of uneven height in groups, on soft ground. */
export function forestPath(
  random: Random,
  { y, height, swing, width, floor = SCENE.height }: ForestShape,
): string {
  const phase = between(random, 0, 6.3);
  const waves = between(random, 0.7, 1.4);
  const ground = (x: number) =>
    Math.round(
      y +
        swing * Math.sin(phase + (x / SCENE.width) * waves * 6.3) +
        swing * 0.3 * Math.sin(phase * 2 + x / 60),
    );
  let x = -6;
  let level = ground(x);
  let path = `M${x} ${level}`;
  while (x < SCENE.width) {
    // Groups of tall trees, and glades of small ones.
    const group = 0.5 + 0.5 * Math.sin(phase * 3 + x / 47);
    const size = Math.max(0.28, group * between(random, 0.55, 1));
    const span = Math.max(6, Math.round(width * (0.5 + size * 0.6)));
    const half = Math.round(span / 2);
    const tall = Math.round(height * size);
    const next = ground(x + span);
    const fall = tall + next - level;
    path += `q${Math.round(half * 0.8)}-${Math.round(tall * 0.22)} ${half}-${tall}q${Math.round(half * 0.2)} ${Math.round(fall * 0.78)} ${span - half} ${fall}`;
    x += span;
    level = next;
  }
  return closed(path, floor);
}

function closed(path: string, floor: number): string {
  return `${path}V${floor}H0z`;
}

/** Glints on water below the light: a column of short level strokes that widens towards the viewer. */
export function glintsPath(random: Random, x: number, from: number, to: number): string {
  const count = 7;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.6) / count;
    const y = Math.round(from + (to - from) * share ** 1.35);
    const width = Math.round(between(random, 8, 20) + share * between(random, 10, 54));
    const left = Math.round(x - width / 2 + between(random, -10, 10) * (0.4 + share));
    return `M${left} ${y}h${width}`;
  }).join('');
}
