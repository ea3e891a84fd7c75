import { BREATH_PARTS } from '@stillsam/ui';
import { useEffect, useState } from 'react';

/** Milliseconds of the site's breath (`--breath` in libs/ui). */
const BREATH_MS = 20_000;

/** The steps of one breath and their milliseconds; after the last one the words go away. */
const STEPS = [
  ['in', BREATH_PARTS.in * BREATH_MS],
  ['hold', BREATH_PARTS.hold * BREATH_MS],
  ['out', BREATH_PARTS.out * BREATH_MS],
  ['done', 6000],
] as const;

/** Steps through one breath; `toggle` begins it, or ends it early. */
export function useOneBreath() {
  const [index, setIndex] = useState<number>(STEPS.length);
  const current = STEPS[index];
  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setIndex(index + 1), current[1]);
    return () => clearTimeout(timer);
  }, [index, current]);
  const step = current?.[0];
  const isBreathing = step !== undefined && step !== 'done';
  return { step, isBreathing, toggle: () => setIndex(isBreathing ? STEPS.length : 0) };
}
