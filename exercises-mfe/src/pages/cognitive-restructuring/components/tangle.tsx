import styles from './cognitive.module.css';

/** The thought exercise's line in a view box of 120 by 64: its start, then points of curves. */
const TANGLE = [
  [0, 63],
  [22, 63],
  [20, 14],
  [42, 14],
  [64, 14],
  [66, 48],
  [48, 48],
  [30, 48],
  [30, 18],
  [52, 18],
  [74, 18],
  [82, 54],
  [64, 56],
  [46, 58],
  [44, 32],
  [64, 28],
  [84, 24],
  [86, 63],
  [120, 63],
] as const;

/**
 * The line with a share of its tangle undone.
 *
 * @param share 0 for the tangle, 1 for a straight line.
 */
export function tanglePath(share: number): string {
  const points = TANGLE.map(([x, y], index) => {
    const straight = (120 * index) / (TANGLE.length - 1);
    return `${(x + (straight - x) * share).toFixed(1)} ${(y + (63 - y) * share).toFixed(1)}`;
  });
  const [start, ...curves] = points;
  return `M${start}C${curves.join(' ')}`;
}

/** Straightens as the exercise goes on. */
export function Tangle({ share }: { share: number }) {
  return (
    <svg className={styles.tangle} viewBox="0 0 120 64" aria-hidden="true" focusable="false">
      <path d={tanglePath(share)} />
    </svg>
  );
}
