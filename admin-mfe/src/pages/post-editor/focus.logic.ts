/** Percent from the left and from the top. */
interface Focus {
  x: number;
  y: number;
}

/** A point moves in steps: the content security policy leaves styles to classes, and the eye sees no smaller ones. */
const STEP = 10;
export const CENTRE = '50 50';

/** Reads `30 70`; anything else is the centre. */
export function readFocus(text: string): Focus {
  const [, x = '50', y = '50'] = /^(\d+) (\d+)$/.exec(text) ?? [];
  return { x: Number(x), y: Number(y) };
}

export function formatFocus({ x, y }: Focus): string {
  return `${toStep(x)} ${toStep(y)}`;
}

const toStep = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

/** @returns undefined for a key that moves nothing. */
export function moveFocus({ x, y }: Focus, key: string): Focus | undefined {
  if (key === 'ArrowLeft') return { x: x - STEP, y };
  if (key === 'ArrowRight') return { x: x + STEP, y };
  if (key === 'ArrowUp') return { x, y: y - STEP };
  if (key === 'ArrowDown') return { x, y: y + STEP };
  return undefined;
}
