import { wavePath } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type BreathingDrawingProps } from './drawing-props';

const DIVIDER_SIZE = { width: 480, height: 48 };
const DIVIDER_LINE = wavePath({
  width: DIVIDER_SIZE.width,
  base: 38,
  rise: 28,
  start: 0.27,
  breaths: [{ span: 0.46, share: 1 }],
});

/** The breath line that parts two sections. */
export function DividerLine(props: BreathingDrawingProps) {
  return (
    <span className={frameClasses('divider', props)} aria-hidden="true">
      <svg className={styles.line} viewBox={`0 0 ${DIVIDER_SIZE.width} ${DIVIDER_SIZE.height}`} fill="none">
        <path d={DIVIDER_LINE} />
      </svg>
    </span>
  );
}
