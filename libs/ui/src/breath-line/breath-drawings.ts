import {
  CREST,
  ringPoints,
  smoothPath,
  waveHeight,
  wavePath,
  type Point,
  type WaveShape,
} from './breath-geometry';

/** The drawings of the breath line, made once when the module loads. */

export const HERO_SIZE = { width: 1440, height: 240 };

const HERO_BREATHS = [
  { span: 0.23, share: 0.3 },
  { span: 0.34, share: 1 },
  { span: 0.27, share: 0.46 },
];
const HERO_SHAPE: WaveShape = {
  width: HERO_SIZE.width,
  base: 206,
  rise: 172,
  start: 0.09,
  breaths: HERO_BREATHS,
};

/** The line of the hero and its echoes: the same breaths, later and lower. */
export const HERO_LINE = wavePath(HERO_SHAPE);
export const HERO_ECHOES = [
  wavePath({ ...HERO_SHAPE, base: 212, rise: 118, start: 0.125 }),
  wavePath({ ...HERO_SHAPE, base: 218, rise: 72, start: 0.16 }),
];
/** The highest point of the hero's line. */
export const HERO_CREST: Point = {
  x: Math.round((0.09 + 0.23 + 0.34 * CREST) * HERO_SIZE.width),
  y: HERO_SHAPE.base - HERO_SHAPE.rise,
};

export const DIVIDER_SIZE = { width: 480, height: 48 };
export const DIVIDER_LINE = wavePath({
  width: DIVIDER_SIZE.width,
  base: 38,
  rise: 28,
  start: 0.27,
  breaths: [{ span: 0.46, share: 1 }],
});

export const PROGRESS_SIZE = { width: 600, height: 32 };
const PROGRESS_MARGIN = 7;
const PROGRESS_SPAN = 1 - (2 * PROGRESS_MARGIN) / PROGRESS_SIZE.width;
const PROGRESS_SHAPE: WaveShape = {
  width: PROGRESS_SIZE.width,
  base: 23,
  rise: 14,
  start: PROGRESS_MARGIN / PROGRESS_SIZE.width,
  breaths: [0.5, 0.75, 1].map((share) => ({ span: PROGRESS_SPAN / 3, share })),
};
export const PROGRESS_LINE = wavePath(PROGRESS_SHAPE);

/** The point of the progress line at a part of its way, 0 to 1. */
export function progressPoint(value: number): Point {
  const share = Math.min(Math.max(value, 0), 1);
  const x = PROGRESS_MARGIN + share * PROGRESS_SPAN * PROGRESS_SIZE.width;
  return { x: Math.round(x), y: Math.round(waveHeight(PROGRESS_SHAPE, x) * 10) / 10 };
}

const RING_CENTRE = { x: 100, y: 100 };
export const RING_LINE = smoothPath(ringPoints(RING_CENTRE, 74, { swell: 0.022, lobes: 3, turn: 0.6 }), true);
export const RING_ECHOES = [
  smoothPath(ringPoints(RING_CENTRE, 84, { swell: 0.026, lobes: 3, turn: 1.7 }), true),
  smoothPath(ringPoints(RING_CENTRE, 92, { swell: 0.03, lobes: 3, turn: 2.8 }), true),
];

/** A wave that becomes the ring around it, which does not quite close: one stroke in a square of 32. */
export const MARK_LINE =
  'M4.4 19.2C8.6 19.2 8.4 12.4 12.6 12.4S18 19.8 23 19.8C26.6 19.8 29 18.8 29 15.6A13 13 0 1 0 22.5 27.3';
