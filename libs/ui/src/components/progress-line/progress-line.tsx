import { useId, type ReactNode } from 'react';
import { waveHeight, wavePath, type Point, type WaveShape } from '../../breath-line/breath-geometry';
import { frameClasses, type DrawingProps } from '../../breath-line/breath-line';
import lines from '../../breath-line/breath-line.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  /** Label of the progress, as in 'Dina svar'. */
  label: string;
  /** How far: from 0 to `max`. */
  value: number;
  max: number;
  /** The position in words, as in 'Steg 2 av 4', beside the label. */
  valueText?: string;
  isLabelHidden?: boolean;
  /** Replaces the breath line. */
  drawing?: ReactNode;
}

/** Progress, drawn by the breath line. */
export function ProgressLine({
  label,
  value,
  max,
  valueText,
  isLabelHidden = false,
  drawing,
}: ProgressLineProps) {
  const labelId = useId();
  const texts = (
    <>
      <span id={labelId}>{label}</span>
      {valueText ? <span className={styles.place}>{valueText}</span> : null}
    </>
  );
  return (
    <div className={styles.progress}>
      {isLabelHidden ? <VisuallyHidden>{texts}</VisuallyHidden> : <div className={styles.texts}>{texts}</div>}
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      >
        {drawing ?? <ProgressDrawing value={max > 0 ? value / max : 0} />}
      </div>
    </div>
  );
}

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
        <path className={lines.track} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
        {reached.x > PROGRESS_MARGIN ? (
          <svg
            className={lines.window}
            width={reached.x}
            height={height}
            viewBox={`0 0 ${reached.x} ${height}`}
            preserveAspectRatio="none"
          >
            <path className={lines.filled} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
          </svg>
        ) : null}
        <path className={lines.crest} d={`M${reached.x} ${reached.y}h0`} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
