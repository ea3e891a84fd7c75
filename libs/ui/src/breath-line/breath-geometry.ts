/** A place in a drawing; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The parts of one breath: in, hold, out (4:4:6). */
export const BREATH_PARTS = { in: 4 / 14, hold: 4 / 14, out: 6 / 14 } as const;

/**
 * How full the breath is.
 * @param turn the place in the breath; 0 begins it, 1 begins the next one
 * @returns 0 (empty) to 1 (full)
 */
export function breathFullness(turn: number): number {
  const place = turn - Math.floor(turn);
  if (place < BREATH_PARTS.in) return ease(place / BREATH_PARTS.in);
  const out = place - BREATH_PARTS.in - BREATH_PARTS.hold;
  return out < 0 ? 1 : 1 - ease(out / BREATH_PARTS.out);
}

function ease(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/** The y at `x` of a line whose points run from left to right. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return (to ?? points.at(-1))?.y ?? 0;
  const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
  return from.y + (to.y - from.y) * share;
}

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

/** Points along a level line on which breaths rise and sink. `share` scales each breath's rise. */
export function wavePoints({ width, base, rise, breaths, start = 0 }: WaveShape): Point[] {
  const points: Point[] = start > 0 ? [{ x: 0, y: base }] : [];
  let left = start;
  for (const { span, share } of breaths) {
    for (let step = 0; step <= STEPS_PER_BREATH; step += 1) {
      const turn = step / STEPS_PER_BREATH;
      const fullness = step === STEPS_PER_BREATH ? 0 : roundedFullness(turn);
      points.push({ x: (left + span * turn) * width, y: base - rise * share * fullness });
    }
    left += span;
  }
  if (left < 1) points.push({ x: width, y: base });
  return points;
}

const STEPS_PER_BREATH = 14;

/** The held breath swells a little still, so that the crest is drawn round. */
function roundedFullness(turn: number): number {
  const hold = (turn - BREATH_PARTS.in) / BREATH_PARTS.hold;
  const swell = hold > 0 && hold < 1 ? Math.sin(Math.PI * hold) * 0.12 : 0;
  return breathFullness(turn) * 0.88 + swell;
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

/** A smooth path through the points (Catmull-Rom as cubic curves), coordinates rounded to one decimal. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const first = points[0];
  if (!first) return '';
  const at = (index: number): Point => {
    const last = points.length - 1;
    const place = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[place] ?? first;
  };
  const count = isClosed ? points.length : points.length - 1;
  let path = `M${format(first)}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${format(leave)} ${format(arrive)} ${format(to)}`;
  }
  return isClosed ? `${path}Z` : path;
}

function format({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
