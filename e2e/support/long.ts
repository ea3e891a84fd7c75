/** `npm test -- long` repeats more, and with every kind of what a plain run tries one of. */
export const isLong = process.env.LONG_TESTS === 'true';

/** The first kinds of a list, and all of them by `npm test -- long`. */
export function sample<T>(kinds: readonly T[], count: number): readonly T[] {
  return isLong ? kinds : kinds.slice(0, count);
}
