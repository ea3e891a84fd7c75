import { CREST, wavePath, type WaveShape } from './breath-geometry';
import styles from './breath-line.module.css';
import { frameClasses, type DrawingProps } from './drawing-props';

const HERO_SIZE = { width: 1440, height: 240 };

/** Pages of their own: a wave, the leaves of a book, one crest on a level line, a long breath. Shares of the rise. */
const HERO_SHAPES = {
  wave: { start: 0.09, breaths: [wave(0.23, 0.3), wave(0.34, 1), wave(0.27, 0.46)] },
  leaves: {
    start: 0.04,
    breaths: [0.2, 0.34, 0.46, 0.52, 0.46, 0.34, 0.2].map((share) => wave(0.125, share)),
  },
  crest: { start: 0.56, breaths: [wave(0.26, 1)] },
  long: { start: 0.02, breaths: [wave(0.62, 1), wave(0.34, 0.24)] },
};

export type HeroShape = keyof typeof HERO_SHAPES;

function wave(span: number, share: number) {
  return { span, share };
}

/** The line of the hero and its echoes: the same breaths, later and lower. Its highest breath carries the dot. */
function draw({ start, breaths }: Pick<WaveShape, 'breaths'> & { start: number }) {
  const line = { width: HERO_SIZE.width, base: 206, rise: 172, start, breaths };
  const highest = breaths.findIndex(({ share }) => share === 1);
  const before = breaths.slice(0, highest).reduce((sum, { span }) => sum + span, start);
  const crest = Math.round((before + (breaths[highest]?.span ?? 0) * CREST) * HERO_SIZE.width);
  return {
    line: wavePath(line),
    echoes: [
      wavePath({ ...line, base: 218, rise: 72, start: start + 0.07 }),
      wavePath({ ...line, base: 212, rise: 118, start: start + 0.035 }),
    ],
    crest: highest < 0 ? null : `M${crest} ${line.base - line.rise}h0`,
  };
}

/** The breath line at its widest. Each line is a box of its own, so that its movement costs the compositor alone. */
export function HeroLine({ shape = 'wave', ...props }: DrawingProps & { shape?: HeroShape }) {
  const { line, echoes, crest } = draw(HERO_SHAPES[shape]);
  const viewBox = `0 0 ${HERO_SIZE.width} ${HERO_SIZE.height}`;
  return (
    <span className={frameClasses('hero', props)} aria-hidden="true">
      {echoes.map((path) => (
        <svg key={path} className={styles.echo} viewBox={viewBox} preserveAspectRatio="none" fill="none">
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
      <svg className={styles.line} viewBox={viewBox} preserveAspectRatio="none" fill="none">
        <path d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {crest ? (
        <svg className={styles.float} viewBox={viewBox} preserveAspectRatio="none" fill="none">
          <path className={styles.crest} d={crest} vectorEffect="non-scaling-stroke" />
        </svg>
      ) : null}
    </span>
  );
}
