import { turnsOf, type Phase, type Rhythm } from './breath-plan';

/** Side of the ring's view box. */
export const RING_SIZE = 400;
/** As far from the bubble on every side. */
export const RING_RADIUS = 184;

/** At least four curve segments per wave of the ripples. */
const STEPS_PER_TURN = 24;

type Point = readonly [x: number, y: number];

/** Radius at a share of a turn, clockwise from the top. */
type RadiusAt = (share: number) => number;

/** The three arcs of the breath line as SVG path data, and their joints. */
export interface BreathRing {
  arcs: Readonly<Record<Phase, string>>;
  joints: readonly Point[];
}

/** The breath line as a ring, with an arc for each phase. */
export function ringOf(rhythm: Rhythm): BreathRing {
  const ringRadius: RadiusAt = () => RING_RADIUS;
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  return {
    arcs: {
      in: curve(ringRadius, 0, inEndsAt),
      hold: curve(ringRadius, inEndsAt, holdEndsAt),
      out: curve(ringRadius, holdEndsAt, 1),
    },
    joints: [...new Set([0, inEndsAt, holdEndsAt])].map((share) => pointAt(ringRadius, share)),
  };
}

/** Slightly irregular rings inside the bubble. */
export const RIPPLES: readonly string[] = [
  { radius: 138, sway: 2.4, waves: 5, turn: 0.1 },
  { radius: 112, sway: 2.8, waves: 4, turn: 0.62 },
  { radius: 87, sway: 2.2, waves: 5, turn: 0.35 },
].map(({ radius, sway, waves, turn }) =>
  curve((share) => radius + sway * Math.sin(2 * Math.PI * (waves * share + turn)), 0, 1),
);

/**
 * A smooth line around the centre: cubic curves with the slope of `radiusAt`, in relative coordinates.
 *
 * @param from share of a turn at the beginning of the line; `to` at its end.
 */
function curve(radiusAt: RadiusAt, from: number, to: number): string {
  const steps = Math.max(2, Math.round((to - from) * STEPS_PER_TURN));
  const width = (to - from) / steps;
  let at = tenths(pointAt(radiusAt, from));
  let path = `M${at[0] / 10} ${at[1] / 10}`;
  for (let step = 0; step < steps; step += 1) {
    const here = from + step * width;
    const there = here + width;
    const end = tenths(pointAt(radiusAt, there));
    const handles = [handle(radiusAt, here, width / 3), handle(radiusAt, there, -width / 3)].map(tenths);
    path += `c${[...handles, end].map(([x, y]) => `${(x - at[0]) / 10} ${(y - at[1]) / 10}`).join(' ')}`;
    at = end;
  }
  return path.replace(/ -/g, '-');
}

function pointAt(radiusAt: RadiusAt, share: number): Point {
  const angle = 2 * Math.PI * share;
  const radius = radiusAt(share);
  return [RING_SIZE / 2 + radius * Math.sin(angle), RING_SIZE / 2 - radius * Math.cos(angle)];
}

function handle(radiusAt: RadiusAt, share: number, length: number): Point {
  const [x, y] = pointAt(radiusAt, share);
  const delta = 1e-4;
  const [nextX, nextY] = pointAt(radiusAt, share + delta);
  const [lastX, lastY] = pointAt(radiusAt, share - delta);
  return [x + ((nextX - lastX) / (2 * delta)) * length, y + ((nextY - lastY) / (2 * delta)) * length];
}

/** Tenths of a unit, rounded, so that rounding errors of relative coordinates do not accumulate. */
function tenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}
