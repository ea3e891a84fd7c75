import { CREST, wavePath, type Point, type WaveShape } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type BreathingDrawingProps } from './drawing-props';

const HERO_SIZE = { width: 1440, height: 240 };

const HERO_BREATHS = [
  { span: 0.23, share: 0.3 },
  { span: 0.34, share: 1 },
  { span: 0.27, share: 0.46 },
];
const HERO_SHAPE: WaveShape = {
  width: HERO_SIZE.width,
  base: 206,
  rise: 172,
  start: 0.09,
  breaths: HERO_BREATHS,
};

/** The line of the hero and its echoes: the same breaths, later and lower. */
const HERO_LINE = wavePath(HERO_SHAPE);
const HERO_ECHOES = [
  wavePath({ ...HERO_SHAPE, base: 212, rise: 118, start: 0.125 }),
  wavePath({ ...HERO_SHAPE, base: 218, rise: 72, start: 0.16 }),
];
/** The highest point of the hero's line. */
const HERO_CREST: Point = {
  x: Math.round((0.09 + 0.23 + 0.34 * CREST) * HERO_SIZE.width),
  y: HERO_SHAPE.base - HERO_SHAPE.rise,
};

/** The breath line at its widest. Each line is a box of its own, so that its movement costs the compositor alone. */
export function HeroLine(props: BreathingDrawingProps) {
  const viewBox = `0 0 ${HERO_SIZE.width} ${HERO_SIZE.height}`;
  return (
    <span className={frameClasses('hero', props)} aria-hidden="true">
      {[...HERO_ECHOES].reverse().map((path) => (
        <svg key={path} className={styles.echo} viewBox={viewBox} preserveAspectRatio="none" fill="none">
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
      <svg className={styles.line} viewBox={viewBox} preserveAspectRatio="none" fill="none">
        <path d={HERO_LINE} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className={styles.float} viewBox={viewBox} preserveAspectRatio="none" fill="none">
        <path
          className={styles.crest}
          d={`M${HERO_CREST.x} ${HERO_CREST.y}h0`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
