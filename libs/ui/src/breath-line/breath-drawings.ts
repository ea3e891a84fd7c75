import { heightAt, ringPoints, smoothPath, wavePoints, type Point } from './breath-geometry';

/** The drawings of the breath line, made once when the module loads. */

export const HERO_SIZE = { width: 1440, height: 240 };

const HERO_BREATHS = [
  { span: 0.2, share: 0.34 },
  { span: 0.32, share: 1 },
  { span: 0.24, share: 0.5 },
];

/** The line of the hero and its two echoes: the same breaths, later and lower. */
export const HERO_LINE = smoothPath(
  wavePoints({ width: HERO_SIZE.width, base: 196, rise: 150, start: 0.14, breaths: HERO_BREATHS }),
);
export const HERO_ECHOES = [
  smoothPath(
    wavePoints({ width: HERO_SIZE.width, base: 204, rise: 104, start: 0.18, breaths: HERO_BREATHS }),
  ),
  smoothPath(wavePoints({ width: HERO_SIZE.width, base: 212, rise: 62, start: 0.22, breaths: HERO_BREATHS })),
];

export const DIVIDER_SIZE = { width: 480, height: 48 };
export const DIVIDER_LINE = smoothPath(
  wavePoints({
    width: DIVIDER_SIZE.width,
    base: 38,
    rise: 28,
    start: 0.27,
    breaths: [{ span: 0.46, share: 1 }],
  }),
);

export const PROGRESS_SIZE = { width: 600, height: 32 };
const PROGRESS_MARGIN = 6;
const PROGRESS_POINTS = wavePoints({
  width: PROGRESS_SIZE.width - 2 * PROGRESS_MARGIN,
  base: 23,
  rise: 14,
  breaths: [
    { span: 0.25, share: 0.6 },
    { span: 0.25, share: 0.85 },
    { span: 0.25, share: 1 },
    { span: 0.25, share: 0.7 },
  ],
}).map(({ x, y }) => ({ x: x + PROGRESS_MARGIN, y }));
export const PROGRESS_LINE = smoothPath(PROGRESS_POINTS);

/** The point of the progress line at a part of its width, 0 to 1. */
export function progressPoint(value: number): Point {
  const share = Math.min(Math.max(value, 0), 1);
  const x = PROGRESS_MARGIN + share * (PROGRESS_SIZE.width - 2 * PROGRESS_MARGIN);
  return { x: Math.round(x * 10) / 10, y: Math.round(heightAt(PROGRESS_POINTS, x) * 10) / 10 };
}

const RING_CENTRE = { x: 100, y: 100 };
export const RING_LINE = smoothPath(ringPoints(RING_CENTRE, 74, { swell: 0.022, lobes: 3, turn: 0.6 }), true);
export const RING_ECHOES = [
  smoothPath(ringPoints(RING_CENTRE, 84, { swell: 0.026, lobes: 3, turn: 1.7 }), true),
  smoothPath(ringPoints(RING_CENTRE, 92, { swell: 0.03, lobes: 3, turn: 2.8 }), true),
];

/** A ring that opens into a wave and runs out as still water: one stroke. */
export const MARK_LINE =
  'M27.4 22.300A12.5 12.5 0 1 0 4.2 20.400C7.5 20.7 9.3 15.2 13.4 15.200S18.9 22.3 27.4 22.3';
