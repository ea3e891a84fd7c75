import { turnsOf, type Phase, type Rhythm } from './breath-plan';
import { fullnessAt } from './breathing.logic';

/** Side of the square that the ring is drawn in, in units of its own. */
export const RING_SIZE = 400;
/** The line's distance from the centre with empty lungs, and how far full lungs push it out. */
export const RING_RADIUS = 168;
export const RING_SWELL = 20;

/** Enough for the ripples' waves, each of which takes at least four. */
const STEPS_PER_TURN = 24;

type Point = readonly [x: number, y: number];

/** A distance from the centre for each share of a turn, clockwise from the top. */
type RadiusAt = (share: number) => number;

/** The breath line's three parts as SVG path data, and where they meet. */
export interface BreathRing {
  arcs: Readonly<Record<Phase, string>>;
  joints: readonly Point[];
}

/** The breath wound into a ring: it swells while air comes in, stays wide, and sinks while it leaves. */
export function ringOf(rhythm: Rhythm): BreathRing {
  const breathRadius: RadiusAt = (share) => RING_RADIUS + RING_SWELL * fullnessAt(share, rhythm);
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  return {
    arcs: {
      in: curve(breathRadius, 0, inEndsAt),
      hold: curve(breathRadius, inEndsAt, holdEndsAt),
      out: curve(breathRadius, holdEndsAt, 1),
    },
    joints: [...new Set([0, inEndsAt, holdEndsAt])].map((share) => pointAt(breathRadius, share)),
  };
}

/** Rings on still water inside the bubble, drawn by a slightly unsteady hand. */
export const RIPPLES: readonly string[] = [
  { radius: 138, sway: 2.4, waves: 5, turn: 0.1 },
  { radius: 112, sway: 2.8, waves: 4, turn: 0.62 },
  { radius: 87, sway: 2.2, waves: 5, turn: 0.35 },
].map(({ radius, sway, waves, turn }) =>
  curve((share) => radius + sway * Math.sin(2 * Math.PI * (waves * share + turn)), 0, 1),
);

/**
 * A smooth line around the centre: cubic curves with the slope of `radiusAt`, each measured from where it begins.
 *
 * @param from share of a turn where the line begins; `to` where it ends.
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
  const nudge = 1e-4;
  const [nextX, nextY] = pointAt(radiusAt, share + nudge);
  const [lastX, lastY] = pointAt(radiusAt, share - nudge);
  return [x + ((nextX - lastX) / (2 * nudge)) * length, y + ((nextY - lastY) / (2 * nudge)) * length];
}

/** Rounded to tenths of a unit, so that the next point is measured from the rounded one. */
function tenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}
