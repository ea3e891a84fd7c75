import { between, type Random } from './seeded-random';

export const SCENE = { width: 640, height: 400 } as const;

/** Below the frame, whose lower edge may lie between two pixels. */
export const FLOOR = 408;

export interface RidgeShape {
  /** The mean height of the skyline, as y. */
  y: number;
  /** How far the skyline rises and falls. */
  swing: number;
  /** How many tops. */
  tops: number;
  /** Where the land ends below. */
  floor?: number;
}

/** Fells: tops of uneven height with one steep and one long side, closed downwards; in whole numbers. */
export function ridgePath(random: Random, { y, swing, tops, floor = FLOOR }: RidgeShape): string {
  let isTop = random() < 0.5;
  const spans = unevenSpans(random, tops * 2);
  let height = skyline(random, y, swing, isTop);
  let path = `M0 ${height}`;
  for (const span of spans) {
    isTop = !isTop;
    const next = skyline(random, y, swing, isTop);
    // A short handle makes the line turn sooner there: tops are sharper than dips.
    const [leave, arrive] = isTop ? [between(random, 0.4, 0.7), 0.22] : [0.22, between(random, 0.4, 0.7)];
    const rise = next - height;
    path += `c${Math.round(span * leave)} 0 ${Math.round(span * (1 - arrive))} ${rise} ${span} ${rise}`;
    height = next;
  }
  return closed(path, floor);
}

function skyline(random: Random, y: number, swing: number, isTop: boolean): number {
  return Math.round(y + (isTop ? -1 : 1) * swing * between(random, 0.2, 1));
}

function unevenSpans(random: Random, count: number): number[] {
  const weights = Array.from({ length: count }, () => between(random, 0.5, 1.5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((weight / total) * (SCENE.width + 8)));
}

/** A bank that comes in from one side and sinks into the water. */
export function bankPath(random: Random, side: 'left' | 'right', height: number): string {
  const reach = Math.round(SCENE.width * between(random, 0.55, 0.85));
  const top = SCENE.height - height;
  const [start, direction] = side === 'left' ? [0, 1] : [SCENE.width, -1];
  const x = (share: number) => Math.round(reach * share * direction);
  return `M${start} ${top}c${x(0.25)}-8 ${x(0.4)} ${height - 14} ${x(1)} ${height}V${FLOOR}H${start}z`;
}

/** A skerry: a long low back, one end steeper. */
export function skerryPath(random: Random, x: number, y: number, width: number): string {
  const height = Math.round(width * between(random, 0.05, 0.1));
  const lean = between(random, 0.25, 0.75);
  const left = Math.round(width * lean);
  const right = Math.round(width - left);
  const curve = `c${Math.round(left * 0.35)} 0 ${Math.round(left * 0.5)}-${height} ${left}-${height}`;
  return `M${Math.round(x)} ${Math.round(y)}${curve}s${Math.round(right * 0.55)} ${height} ${right} ${height}z`;
}

export interface ForestShape {
  /** The ground of the forest, as y. */
  y: number;
  /** The height of its tallest trees. */
  height: number;
  /** How far the ground swings. */
  swing: number;
  /** The mean distance from one tip to the next. */
  step: number;
  floor?: number;
}

/** The edge of a spruce forest seen from afar: tips of uneven height over a canopy that rises and sinks. */
export function forestPath(random: Random, { y, height, swing, step, floor = FLOOR }: ForestShape): string {
  const phase = between(random, 0, 6.3);
  const waves = between(random, 5, 9) / SCENE.width;
  const canopy = (x: number) => {
    const group = 0.5 + 0.5 * Math.sin(phase * 3 + (x / step) * 0.55);
    return y + swing * Math.sin(phase + x * waves) - height * (0.35 + 0.35 * group);
  };
  let x = -step;
  let level = Math.round(canopy(x));
  let path = `M${Math.round(x)} ${level}l`;
  while (x < SCENE.width) {
    const half = Math.max(2, Math.round((step / 2) * between(random, 0.6, 1.4)));
    const tip = Math.round(height * between(random, 0.16, 0.5));
    const next = Math.round(canopy(x + 2 * half) + height * between(random, -0.06, 0.1));
    path += ` ${half} ${-tip} ${half} ${tip + next - level}`;
    x += 2 * half;
    level = next;
  }
  return closed(path.replace('l ', 'l'), floor);
}

/** One spruce, near enough to show its branches. Its foot is at x, y. */
export function sprucePath(random: Random, x: number, y: number, height: number): string {
  const width = height * between(random, 0.19, 0.24);
  return spruceSide(random, { x, y, height, width }) + spruceSide(random, { x, y, height, width: -width });
}

const SPRUCE_TIERS = 5;

/** From the tip down over the branches of one side, and back along the trunk's middle. */
function spruceSide(
  random: Random,
  { x, y, height, width }: { x: number; y: number; height: number; width: number },
): string {
  const tier = (height * 0.93) / SPRUCE_TIERS;
  let at = 0;
  let path = `M${Math.round(x)} ${Math.round(y - height)}l`;
  for (let index = 1; index <= SPRUCE_TIERS; index += 1) {
    const reach = (index / SPRUCE_TIERS) * width * between(random, 0.85, 1.12);
    const inside = index === SPRUCE_TIERS ? width * 0.08 : reach * 0.42;
    path += ` ${Math.round(reach - at)} ${Math.round(tier * 1.2)} ${Math.round(inside - reach)} ${-Math.round(tier * 0.2)}`;
    at = inside;
  }
  return `${path.replace(/ -/g, '-').replace('l ', 'l')}V${Math.round(y)}H${Math.round(x)}z`;
}

/** An apple tree: a round crown of three parts on a short trunk. Its foot is at x, y. */
export function applePath(random: Random, x: number, y: number, radius: number): string {
  const part = (across: number, up: number, size: number) => {
    const r = Math.round(radius * size * between(random, 0.92, 1.08));
    const left = Math.round(x + radius * across - r);
    return `M${left} ${Math.round(y - radius * up)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
  };
  const trunk = Math.max(2, Math.round(radius / 6));
  const crown = part(-0.55, 1.35, 0.72) + part(0.55, 1.3, 0.74) + part(0, 1.6, 0.9);
  return `M${Math.round(x - trunk / 2)} ${Math.round(y)}v-${Math.round(radius)}h${trunk}v${Math.round(radius)}z${crown}`;
}

/** A row of small apple trees on the ground at y. */
export function orchardPath(random: Random, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round((SCENE.width * (index + between(random, 0.3, 0.7))) / count);
    const radius = Math.round(between(random, 11, 17));
    return `M${x - 1} ${y}v-20a${radius} ${radius} 0 1 1 3 0v20z`;
  }).join('');
}

/** The rows of a field: from the lower edge they meet in one point at the skyline, below the light. */
export function rowsPath(x: number, y: number): string {
  return Array.from({ length: 7 }, (_, index) => `M${x} ${y}L${x + (index - 3) * 170} 400`).join('');
}

/** Glints on water below the light: short level strokes, close together far away, longer and fewer near by. */
export function glintsPath(random: Random, x: number, from: number, to: number): string {
  const count = 7;
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + between(random, 0.2, 0.8)) / count) ** 1.5;
    const y = Math.round(from + (to - from) * share);
    const width = Math.round(between(random, 3, 16) + share * between(random, 0, 46));
    const left = Math.round(x - width / 2 + between(random, -1, 1) * (6 + 30 * share));
    return `M${left} ${y}h${width}`;
  }).join('');
}

/** A few stars in the sky, each a dot of a round stroke, none within two radii of the moon. */
export function starsPath(random: Random, moon: { x: number; y: number; radius: number }): string {
  return Array.from({ length: 8 }, () => {
    const y = Math.round(160 * random()) + 10;
    const x = Math.round(between(random, 10, SCENE.width - 10));
    return Math.hypot(x - moon.x, y - moon.y) > 3 * moon.radius ? `M${x} ${y}h0` : '';
  }).join('');
}

function closed(path: string, floor: number): string {
  return `${path.replace(/ -/g, '-')}V${floor}H0z`;
}
