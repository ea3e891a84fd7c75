import { hoursOf, mix, type Palette } from './palettes';
import { between, pick, seededRandom, type Random } from './seeded-random';
import {
  applePath,
  bankPath,
  forestPath,
  glintsPath,
  orchardPath,
  ridgePath,
  rowsPath,
  SCENE,
  skerryPath,
  sprucePath,
  starsPath,
} from './terrain';

/** A part of the drawing. */
export type CoverLayer =
  /** `depth` is 0 for the farthest land, 1 for the nearest. */
  | { kind: 'land'; d: string; depth: number; fill: string }
  /** Thickens downwards from `y` over its height, and stays as thick below: no land in front dips under its foot. */
  | { kind: 'haze'; y: number; height: number; opacity: number }
  | { kind: 'water'; y: number }
  /** Mirrors the shore at `y`. */
  | { kind: 'reflection'; y: number }
  | { kind: 'glints'; d: string };

/** The moon or the sun; drawn behind the land. */
export interface CoverLight {
  x: number;
  y: number;
  radius: number;
  isCrescent: boolean;
}

export interface CoverScene {
  palette: Palette;
  light: CoverLight;
  /** By night only. */
  stars: string | null;
  /** From the back to the front. */
  layers: CoverLayer[];
}

interface Setting {
  random: Random;
  palette: Palette;
  light: CoverLight;
}

/** The landscape of a seed in its category's colours. The same seed and category always give the same one. */
export function coverScene(seed: string, category: string): CoverScene {
  const random = seededRandom(`${category}/${seed}`);
  const palette = pick(random, hoursOf(category));
  const compose = category === 'naring' ? fields : pick(random, COMPOSITIONS);
  const light = placeLight(random, palette);
  const stars = palette.isNight ? starsPath(random, light) : null;
  return { palette, light, stars, layers: compose({ random, palette, light }) };
}

/**
 * A moon high up, or a large sun low down that the land may cover. Both keep 20 px to the edge of a flat box that crops
 * the sky at 360 px, and end above the water. A cover of 2:3 holds them whole.
 */
function placeLight(random: Random, { isNight }: Palette): CoverLight {
  const side = random() < 0.5 ? between(random, 0.18, 0.33) : between(random, 0.67, 0.82);
  const isLow = !isNight && random() < 0.6;
  const top = between(random, 120, 125);
  const radius = Math.round(isLow ? between(random, 30, 43) : between(random, 15, 24));
  return {
    x: Math.round(SCENE.width * side),
    y: Math.round(top + radius),
    radius,
    isCrescent: Boolean(isNight) && random() < 0.5,
  };
}

const land = (palette: Palette, depth: number, d: string): CoverLayer => ({
  kind: 'land',
  d,
  depth,
  fill: mix(palette.far, palette.near, depth),
});

const haze = (y: number, height: number, opacity: number): CoverLayer => ({
  kind: 'haze',
  y,
  height,
  opacity,
});

/** Two spruces at the side that the light has left free, whole inside the drawing. */
function framingSpruces({ random, palette, light }: Setting): CoverLayer {
  const isLeft = light.x > SCENE.width / 2;
  const edge = isLeft ? between(random, 70, 120) : between(random, 520, 570);
  const tall = between(random, 165, 240);
  const gap = between(random, 46, 70) * (isLeft ? 1 : -1);
  const trees = [
    sprucePath(random, edge, 402, tall),
    sprucePath(random, edge + gap, 402, tall * between(random, 0.5, 0.75)),
  ];
  return land(palette, 1, trees.join(''));
}

function bank({ random, palette, light }: Setting, depth = 0.94): CoverLayer {
  const side = light.x > SCENE.width / 2 ? 'left' : 'right';
  return land(palette, depth, bankPath(random, side, Math.round(between(random, 34, 62))));
}

/** Fells and forest beyond still water. */
function lake(setting: Setting): CoverLayer[] {
  const { random, palette, light } = setting;
  const shore = Math.round(between(random, 228, 250));
  return [
    land(palette, 0, ridgePath(random, { y: shore - 64, swing: 28, tops: 2, floor: shore })),
    haze(shore - 86, 86, 0.75),
    land(palette, 0.2, ridgePath(random, { y: shore - 34, swing: 18, tops: 2, floor: shore })),
    haze(shore - 46, 46, 0.7),
    land(palette, 0.48, forestPath(random, { y: shore, height: 27, swing: 3, step: 24, floor: shore })),
    { kind: 'water', y: shore },
    { kind: 'reflection', y: shore },
    { kind: 'glints', d: glintsPath(random, light.x, shore + 10, 384) },
    bank(setting),
    ...(random() < 0.7 ? [framingSpruces(setting)] : []),
  ];
}

/** Rows of forest that step out of the haze. */
function forest({ random, palette }: Setting): CoverLayer[] {
  return [
    land(palette, 0, ridgePath(random, { y: 196, swing: 34, tops: 2 })),
    haze(176, 90, 0.75),
    land(palette, 0.17, forestPath(random, { y: 256, height: 46, swing: 12, step: 18 })),
    haze(218, 88, 0.8),
    land(palette, 0.45, forestPath(random, { y: 320, height: 66, swing: 16, step: 23 })),
    haze(276, 100, 0.7),
    land(palette, 0.97, forestPath(random, { y: 400, height: 86, swing: 26, step: 27 })),
  ];
}

/** High fells behind one another. */
function fells(setting: Setting): CoverLayer[] {
  const { random, palette } = setting;
  return [
    land(palette, 0, ridgePath(random, { y: 190, swing: 46, tops: 2 })),
    haze(140, 120, 0.75),
    land(palette, 0.14, ridgePath(random, { y: 226, swing: 44, tops: 2 })),
    haze(196, 110, 0.75),
    land(palette, 0.36, ridgePath(random, { y: 286, swing: 34, tops: 2 })),
    haze(262, 100, 0.6),
    land(palette, 0.66, ridgePath(random, { y: 342, swing: 24, tops: 1 })),
    haze(326, 74, 0.3),
    random() < 0.5
      ? framingSpruces(setting)
      : land(palette, 0.97, forestPath(random, { y: 404, height: 50, swing: 14, step: 20 })),
  ];
}

/** Open water with skerries. */
function sea(setting: Setting): CoverLayer[] {
  const { random, palette, light } = setting;
  const horizon = Math.round(between(random, 212, 240));
  const skerry = (depth: number, y: number, width: number) =>
    land(palette, depth, skerryPath(random, between(random, -40, SCENE.width - width * 0.6), y, width));
  return [
    land(palette, 0.02, ridgePath(random, { y: horizon - 7, swing: 9, tops: 3, floor: horizon })),
    haze(horizon - 40, 40, 0.7),
    { kind: 'water', y: horizon },
    { kind: 'glints', d: glintsPath(random, light.x, horizon + 8, 384) },
    skerry(0.2, horizon + 10, between(random, 110, 190)),
    skerry(0.36, horizon + 26, between(random, 160, 280)),
    skerry(0.58, horizon + 58, between(random, 180, 340)),
    bank(setting),
    ...(random() < 0.35 ? [framingSpruces(setting)] : []),
  ];
}

/** Fields with their rows towards the light, and an orchard: where food comes from. */
function fields(setting: Setting): CoverLayer[] {
  const { random, palette, light } = setting;
  const edge = Math.round(light.x > SCENE.width / 2 ? between(random, 105, 120) : between(random, 520, 535));
  return [
    land(palette, 0, ridgePath(random, { y: 212, swing: 18, tops: 2 })),
    haze(190, 70, 0.7),
    land(palette, 0.3, forestPath(random, { y: 256, height: 18, swing: 8, step: 17 })),
    haze(262, 60, 0.5),
    land(palette, 0.62, orchardPath(random, 326, 8)),
    land(palette, 0.4, ridgePath(random, { y: 316, swing: 6, tops: 1 })),
    { kind: 'glints', d: rowsPath(light.x, 322) },
    land(palette, 0.9, applePath(random, edge, 404, between(random, 62, 84))),
    bank(setting),
  ];
}

const COMPOSITIONS = [lake, forest, fells, sea, lake, fells] as const;
