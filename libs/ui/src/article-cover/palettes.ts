/** The colours of a landscape at one hour, as #rrggbb. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [zenith: string, middle: string, horizon: string];
  /** The farthest and the nearest land; the layers between are mixed from them. */
  far: string;
  near: string;
  /** Moon or sun. */
  light: string;
  /** Dark enough for stars and a crescent. */
  isNight?: boolean;
}

type Hours = readonly [Palette, ...Palette[]];

const SLEEP: Hours = [
  {
    sky: ['#182140', '#34456f', '#8792b8'],
    far: '#63739f',
    near: '#10172b',
    light: '#f3ecdc',
    isNight: true,
  },
  { sky: ['#33436d', '#7d88b1', '#e6cbc6'], far: '#8d94b8', near: '#1a2342', light: '#fbf0e2' },
  { sky: ['#46587f', '#93a1c1', '#dde0e8'], far: '#98a5c3', near: '#24335a', light: '#fbf6ea' },
];

const CALM: Hours = [
  { sky: ['#b9cdc0', '#d6e1d4', '#f3efdf'], far: '#a7bfae', near: '#234638', light: '#fdf6e2' },
  { sky: ['#86a593', '#b7cab5', '#e9e8d3'], far: '#8daa95', near: '#15352b', light: '#fbf4dd' },
  {
    sky: ['#24493f', '#648a76', '#d6d6b6'],
    far: '#648a74',
    near: '#0e2720',
    light: '#f7eecf',
    isNight: true,
  },
];

const FOOD: Hours = [
  { sky: ['#f0d3a0', '#f7e3bf', '#fdf3de'], far: '#d5c98c', near: '#585a2a', light: '#fffaf0' },
  { sky: ['#d08b55', '#ebb679', '#fce7c1'], far: '#cdae69', near: '#433d1d', light: '#fff6df' },
  { sky: ['#9fb0a3', '#dccfa6', '#f7dfb4'], far: '#b3b27f', near: '#3b4326', light: '#fff6e0' },
];

const COMPASSION: Hours = [
  { sky: ['#7a5c7e', '#b497b2', '#f1dad6'], far: '#9d80a0', near: '#372840', light: '#fdf2e7' },
  { sky: ['#c3b1cb', '#ddcddb', '#f8ebe3'], far: '#b7a2bf', near: '#543d5d', light: '#fffaf2' },
  {
    sky: ['#443760', '#876c92', '#e5bcb0'],
    far: '#7d668f',
    near: '#211a35',
    light: '#fbeadb',
    isNight: true,
  },
];

const HOURS: Readonly<Record<string, Hours>> = {
  somn: SLEEP,
  stresshantering: CALM,
  naring: FOOD,
  sjalvmedkansla: COMPASSION,
};

/** The hours of a category's landscapes; an unknown category has those of calm. */
export function hoursOf(category: string): Hours {
  return (Object.hasOwn(HOURS, category) ? HOURS[category] : undefined) ?? CALM;
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) * (1 - share) + channel(to, index) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
