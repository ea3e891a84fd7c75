import { wavePath } from '@stillsam/ui';
import styles from './reading-line.module.css';

const SIZE = { width: 1200, height: 12 };
const LINE = wavePath({
  width: SIZE.width,
  base: 9,
  rise: 6,
  breaths: [1 / 3, 1 / 3, 1 / 3].map((span) => ({ span, share: 1 })),
});

/**
 * The breath line as a reading progress bar. A CSS scroll-driven animation draws it; without support, or with reduced
 * motion, it is hidden. Decoration: the scrollbar shows the same.
 */
export function ReadingLine() {
  return (
    <span className={styles.frame} data-reading-line="" aria-hidden="true">
      <span className={styles.window}>
        <svg
          className={styles.line}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <path d={LINE} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </span>
  );
}
