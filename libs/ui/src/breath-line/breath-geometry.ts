/** A place in a drawing; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The parts of one breath: in, hold, out (4:4:6). */
export const BREATH_PARTS = { in: 4 / 14, hold: 4 / 14, out: 6 / 14 } as const;

export interface WaveShape {
  width: number;
  /** The y of the empty breath. */
  base: number;
  /** How far the full breath rises above it. */
  rise: number;
  /** The part of the width that each breath takes, in order; the first begins at `start`. */
  breaths: readonly { span: number; share: number }[];
  /** Where the first breath begins, as a part of the width; the line is level before it. */
  start?: number;
}

/**
 * A level line on which breaths rise and sink, each as two curves that meet in the middle of the hold.
 * `share` scales each breath's rise. Coordinates are rounded to one decimal.
 */
export function wavePath({ width, base, rise, breaths, start = 0 }: WaveShape): string {
  const begin = { x: start * width, y: base };
  let path = `M${format(begin)}`;
  if (start > 0) path = `M${format({ x: 0, y: base })}H${round(begin.x)}`;
  let left = start;
  for (const { span, share } of breaths) {
    const from = { x: left * width, y: base };
    const crest = { x: (left + span * CREST) * width, y: base - rise * share };
    const to = { x: (left + span) * width, y: base };
    path += levelCurve(from, crest) + levelCurve(crest, to);
    left += span;
  }
  return left < 1 ? `${path}H${width}` : path;
}

/** The middle of the hold, as a part of the breath. */
export const CREST = BREATH_PARTS.in + BREATH_PARTS.hold / 2;

/** How far a level curve stays level at each end, as a part of its width. */
const REACH = 0.46;

/** A curve that is level at both ends. */
function levelCurve(from: Point, to: Point): string {
  const reach = (to.x - from.x) * REACH;
  return `C${format({ x: from.x + reach, y: from.y })} ${format({ x: to.x - reach, y: to.y })} ${format(to)}`;
}

/** The y of that line at `x`. */
export function waveHeight({ width, base, rise, breaths, start = 0 }: WaveShape, x: number): number {
  let left = start * width;
  for (const { span, share } of breaths) {
    const crest = left + span * CREST * width;
    const end = left + span * width;
    if (x >= left && x <= crest) return base - rise * share * levelShare((x - left) / (crest - left));
    if (x > crest && x <= end) return base - rise * share * (1 - levelShare((x - crest) / (end - crest)));
    left = end;
  }
  return base;
}

/** How far a level curve has risen at a part of its width: the curve is solved for x by halving. */
function levelShare(share: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const t = (low + high) / 2;
    const across = 3 * REACH * t * (1 - t) ** 2 + 3 * (1 - REACH) * t ** 2 * (1 - t) + t ** 3;
    if (across < share) low = t;
    else high = t;
  }
  return 3 * low ** 2 * (1 - low) + low ** 3;
}

/** Points around a centre whose distance from it swells `lobes` times by `swell` of the radius. */
export function ringPoints(
  centre: Point,
  radius: number,
  { swell, lobes, turn = 0 }: { swell: number; lobes: number; turn?: number },
): Point[] {
  return Array.from({ length: RING_STEPS }, (_, step) => {
    const angle = (step / RING_STEPS) * 2 * Math.PI;
    const distance = radius * (1 + swell * Math.cos(lobes * angle + turn));
    return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
  });
}

const RING_STEPS = 16;

/** A smooth closed path through the points (Catmull-Rom as cubic curves), coordinates rounded to one decimal. */
export function smoothRing(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }] = points;
  const at = (index: number) => points[(index + points.length) % points.length] ?? first;
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${format(leave)} ${format(arrive)} ${format(to)}`;
  });
  return `M${format(first)}${curves.join('')}Z`;
}

function format({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
