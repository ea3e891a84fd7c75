import type { components } from '@stillsam/contracts';

type Crop = components['schemas']['CropDto'];

/** Whole percent that are cut off at each side. */
export interface Cuts {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A place in a picture, in shares from 0 to 1. */
export interface Place {
  x: number;
  y: number;
}

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
/** Percent of the width and the height that are always left. */
const MIN_LEFT = 5;
export const MAX_CUT = 100 - MIN_LEFT;

export function toCuts(crop: Crop | null): Cuts {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 100, height: 100 };
  return { left, top, right: 100 - left - width, bottom: 100 - top - height };
}

export function toCrop({ left, right, top, bottom }: Cuts): Crop {
  return { left, top, width: 100 - left - right, height: 100 - top - bottom };
}

/** Cuts one side, at most as far as the opposite one leaves room. */
export function cutSide(cuts: Cuts, side: keyof Cuts, percent: number): Cuts {
  return { ...cuts, [side]: Math.max(0, Math.min(percent, MAX_CUT - cuts[OPPOSITE[side]])) };
}

/** Everything but the rectangle between two places; undefined where it is too small. */
export function cutAround(from: Place, to: Place): Cuts | undefined {
  const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
  const cuts = {
    left: percent(Math.min(from.x, to.x)),
    right: 100 - percent(Math.max(from.x, to.x)),
    top: percent(Math.min(from.y, to.y)),
    bottom: 100 - percent(Math.max(from.y, to.y)),
  };
  return cuts.left + cuts.right > MAX_CUT || cuts.top + cuts.bottom > MAX_CUT ? undefined : cuts;
}
