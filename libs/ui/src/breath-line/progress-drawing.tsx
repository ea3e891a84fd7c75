import { waveHeight, wavePath, type Point, type WaveShape } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type DrawingProps } from './breath-line';

export const PROGRESS_SIZE = { width: 600, height: 32 };
const PROGRESS_MARGIN = 7;
const PROGRESS_SPAN = 1 - (2 * PROGRESS_MARGIN) / PROGRESS_SIZE.width;
const PROGRESS_SHAPE: WaveShape = {
  width: PROGRESS_SIZE.width,
  base: 23,
  rise: 14,
  start: PROGRESS_MARGIN / PROGRESS_SIZE.width,
  breaths: [0.5, 0.75, 1].map((share) => ({ span: PROGRESS_SPAN / 3, share })),
};
const PROGRESS_LINE = wavePath(PROGRESS_SHAPE);

/** The point of the progress line at a part of its way, 0 to 1. */
export function progressPoint(value: number): Point {
  const share = Math.min(Math.max(value, 0), 1);
  const x = PROGRESS_MARGIN + share * PROGRESS_SPAN * PROGRESS_SIZE.width;
  return { x: Math.round(x), y: Math.round(waveHeight(PROGRESS_SHAPE, x) * 10) / 10 };
}

/** The breath line as far as a value, 0 to 1. The filled part is cut off by a viewport of its own width; strokes keep their width at any size. */
export function ProgressDrawing({ value, ...props }: DrawingProps & { value: number }) {
  const { width, height } = PROGRESS_SIZE;
  const reached = progressPoint(value);
  return (
    <span className={frameClasses('progress', props)} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none">
        <path className={styles.track} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
        {reached.x > PROGRESS_MARGIN ? (
          <svg
            className={styles.window}
            width={reached.x}
            height={height}
            viewBox={`0 0 ${reached.x} ${height}`}
            preserveAspectRatio="none"
          >
            <path className={styles.filled} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
          </svg>
        ) : null}
        <path className={styles.crest} d={`M${reached.x} ${reached.y}h0`} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
