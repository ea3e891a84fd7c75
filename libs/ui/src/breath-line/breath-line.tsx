import { classNames } from '../class-names';
import { CREST, ringPoints, smoothRing, wavePath, type WaveShape } from './breath-geometry';
import styles from './breath-line.module.css';

export interface DrawingProps {
  className?: string;
}

/** The classes of a drawing of the breath line. */
export function frameClasses(
  variant: 'hero' | 'divider' | 'ring' | 'progress',
  { className }: DrawingProps,
): string | undefined {
  return classNames(styles.frame, styles[variant], className);
}

function wave(span: number, share: number) {
  return { span, share };
}

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
