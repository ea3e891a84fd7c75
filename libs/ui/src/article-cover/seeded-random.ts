/** Numbers from 0 to 1 (exclusive) that look random and are the same for the same seed (FNV-1a, mulberry32). */
export type Random = () => number;

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) {
    value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return value | 0;
}

/** A number between two bounds. */
export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from);
}

/** One of several. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
