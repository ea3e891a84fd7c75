import { ringPoints, smoothRing } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type DrawingProps } from './drawing-props';

const RING_CENTRE = { x: 100, y: 100 };
const RING_LINE = smoothRing(ringPoints(RING_CENTRE, 74, { swell: 0.022, lobes: 3, turn: 0.6 }));
const RING_ECHOES = [
  smoothRing(ringPoints(RING_CENTRE, 84, { swell: 0.026, lobes: 3, turn: 1.7 })),
  smoothRing(ringPoints(RING_CENTRE, 92, { swell: 0.03, lobes: 3, turn: 2.8 })),
];

/** The breath line as a ring that breathes. */
export function RingLine(props: DrawingProps) {
  return (
    <span className={frameClasses('ring', props)} aria-hidden="true">
      {[...RING_ECHOES].reverse().map((path) => (
        <svg key={path} className={styles.echo} viewBox="0 0 200 200" fill="none">
          <path d={path} />
        </svg>
      ))}
      <svg className={styles.line} viewBox="0 0 200 200" fill="none">
        <path d={RING_LINE} />
      </svg>
    </span>
  );
}
