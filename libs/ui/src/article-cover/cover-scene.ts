import { hoursOf, mix, type Palette } from './palettes';
import { between, pick, seededRandom, type Random } from './seeded-random';
import { forestPath, glintsPath, islandPath, ridgePath, SCENE } from './terrain';

/** A part of the drawing, from the back to the front. */
export type CoverLayer =
  | { kind: 'land'; d: string; fill: string }
  | { kind: 'mist'; y: number; height: number; opacity: number }
  | { kind: 'water'; y: number }
  | { kind: 'glints'; d: string };

export interface CoverScene {
  palette: Palette;
  light: { x: number; y: number; radius: number };
  layers: CoverLayer[];
}

type Composition = (random: Random, palette: Palette, lightX: number) => CoverLayer[];

/** The landscape of a seed in its category's colours. The same seed and category always give the same one. */
export function coverScene(seed: string, category: string): CoverScene {
  const random = seededRandom(`${category}/${seed}`);
  const palette = pick(random, hoursOf(category));
  const compose = pick<Composition>(random, [lake, forest, fells, sea, lake, fells]);
  const side = random() < 0.5 ? between(random, 0.2, 0.4) : between(random, 0.6, 0.8);
  const light = {
    x: Math.round(SCENE.width * side),
    y: Math.round(between(random, 78, 132)),
    radius: Math.round(between(random, 17, 30)),
  };
  return { palette, light, layers: compose(random, palette, light.x) };
}

const land = (palette: Palette, depth: number, d: string): CoverLayer => ({
  kind: 'land',
  d,
  fill: mix(palette.far, palette.near, depth),
});

const mist = (y: number, height: number, opacity: number): CoverLayer => ({
  kind: 'mist',
  y: Math.round(y),
  height,
  opacity,
});

/** Hills and forest beyond still water, and a shore in front. */
const lake: Composition = (random, palette, lightX) => {
  const shore = Math.round(between(random, 232, 262));
  return [
    land(palette, 0.02, ridgePath(random, { y: shore - 66, swing: 34, hills: 2, floor: shore })),
    mist(shore - 76, 70, 0.55),
    land(palette, 0.22, ridgePath(random, { y: shore - 28, swing: 20, hills: 3, floor: shore })),
    mist(shore - 50, 54, 0.6),
    land(palette, 0.5, forestPath(random, { y: shore - 6, height: 30, swing: 3, width: 15, floor: shore })),
    { kind: 'water', y: shore },
    mist(shore - 22, 44, 0.5),
    { kind: 'glints', d: glintsPath(random, lightX, shore + 8, 372) },
    land(palette, 0.94, ridgePath(random, { y: 396, swing: 26, hills: 1 })),
  ];
};

/** Rows of forest that step out of the mist. */
const forest: Composition = (random, palette) => [
  land(palette, 0, ridgePath(random, { y: 186, swing: 30, hills: 2 })),
  mist(160, 90, 0.6),
  land(palette, 0.16, forestPath(random, { y: 236, height: 44, swing: 10, width: 22 })),
  mist(220, 80, 0.75),
  land(palette, 0.46, forestPath(random, { y: 296, height: 70, swing: 14, width: 32 })),
  mist(276, 90, 0.7),
  land(palette, 0.96, forestPath(random, { y: 372, height: 104, swing: 20, width: 48 })),
];

/** High fells behind one another, with a forest's edge at their feet. */
const fells: Composition = (random, palette) => [
  land(palette, 0, ridgePath(random, { y: 176, swing: 52, hills: 1 })),
  mist(170, 80, 0.55),
  land(palette, 0.14, ridgePath(random, { y: 220, swing: 46, hills: 2 })),
  mist(216, 76, 0.6),
  land(palette, 0.36, ridgePath(random, { y: 272, swing: 34, hills: 2 })),
  mist(262, 76, 0.6),
  land(palette, 0.66, ridgePath(random, { y: 326, swing: 22, hills: 2 })),
  mist(312, 60, 0.4),
  land(palette, 0.97, forestPath(random, { y: 386, height: 46, swing: 14, width: 24 })),
];

/** Open water with skerries. */
const sea: Composition = (random, palette, lightX) => {
  const horizon = Math.round(between(random, 214, 240));
  const island = (depth: number, y: number, from: number, to: number) =>
    land(palette, depth, islandPath(random, between(random, -60, 460), y, between(random, from, to)));
  return [
    land(palette, 0.04, ridgePath(random, { y: horizon - 8, swing: 9, hills: 3, floor: horizon })),
    { kind: 'water', y: horizon },
    mist(horizon - 26, 52, 0.6),
    { kind: 'glints', d: glintsPath(random, lightX, horizon + 8, 380) },
    island(0.28, horizon + 16, 150, 240),
    island(0.5, horizon + 44, 190, 320),
    mist(horizon + 26, 44, 0.35),
    land(palette, 0.95, ridgePath(random, { y: 388, swing: 24, hills: 1 })),
  ];
};
