import { wavePath, type WaveShape } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type DrawingProps } from './drawing-props';

const DIVIDER_SIZE = { width: 480, height: 48 };

/** What the line draws: one breath, a way over hills, a bowl, a call and its answer, handwriting, a line that ends. */
const SHAPES = {
  breath: { start: 0.27, breaths: [wave(0.46, 1)] },
  way: { start: 0, breaths: [wave(0.16, 0.3), wave(0.3, 1), wave(0.18, 0.2), wave(0.3, 0.6)] },
  bowl: { start: 0.3, base: 8, breaths: [wave(0.4, -1)] },
  answer: { start: 0.06, breaths: [wave(0.34, 1), wave(0.12, 0), wave(0.3, 0.5)] },
  script: { start: 0.04, breaths: [0.5, 0.3, 0.6, 0.3, 0.5, 0.2, 0.4].map((share) => wave(0.11, share)) },
  lost: { start: 0.02, breaths: [wave(0.2, 0.35), wave(0.14, 0.9), wave(0.22, 0.25), wave(0.12, 0.6)] },
} satisfies Record<string, Pick<WaveShape, 'start' | 'breaths'> & { base?: number }>;

export type LineShape = keyof typeof SHAPES;

function wave(span: number, share: number) {
  return { span, share };
}

interface DividerLineProps extends DrawingProps {
  shape?: LineShape;
}

/** The breath line that parts two sections, or stands below the title of a page in a shape of its own. */
export function DividerLine({ shape = 'breath', ...props }: DividerLineProps) {
  const line = wavePath({ width: DIVIDER_SIZE.width, base: 38, rise: 28, ...SHAPES[shape] });
  return (
    <span className={frameClasses('divider', props)} aria-hidden="true">
      <svg className={styles.line} viewBox={`0 0 ${DIVIDER_SIZE.width} ${DIVIDER_SIZE.height}`} fill="none">
        <path d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
