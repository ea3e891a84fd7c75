import { classNames } from '../class-names';
import {
  DIVIDER_LINE,
  DIVIDER_SIZE,
  HERO_CREST,
  HERO_ECHOES,
  HERO_LINE,
  HERO_SIZE,
  MARK_LINE,
  PROGRESS_LINE,
  PROGRESS_SIZE,
  progressPoint,
  RING_ECHOES,
  RING_LINE,
} from './breath-drawings';
import styles from './breath-line.module.css';

export interface BreathLineProps {
  /** `hero` spans its place; `divider` parts two sections; `ring` breathes; `progress` fills; `mark` is the logo's. */
  variant: 'hero' | 'divider' | 'ring' | 'progress' | 'mark';
  /** How full the line of `progress` is, 0 to 1. */
  value?: number;
  /** `hero`, `divider` and `ring` move with the site's breath unless this is true. */
  isStill?: boolean;
  className?: string;
}

/** The line that runs through the site. Decoration: what it means is said in words beside it. */
export function BreathLine({ variant, value = 0, isStill = false, className }: BreathLineProps) {
  const classes = classNames(styles.frame, styles[variant], isStill && styles.still, className);
  switch (variant) {
    case 'hero':
      return <HeroLine className={classes} />;
    case 'divider':
      return <DividerLine className={classes} />;
    case 'ring':
      return <RingLine className={classes} />;
    case 'progress':
      return <ProgressDrawing className={classes} value={value} />;
    case 'mark':
      return <MarkLine className={classes} />;
  }
}

interface DrawingProps {
  className?: string;
}

/** Each line is a box of its own, so that its movement costs the compositor alone. */
function HeroLine({ className }: DrawingProps) {
  const viewBox = `0 0 ${HERO_SIZE.width} ${HERO_SIZE.height}`;
  return (
    <span className={className} aria-hidden="true">
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

function DividerLine({ className }: DrawingProps) {
  return (
    <span className={className} aria-hidden="true">
      <svg className={styles.line} viewBox={`0 0 ${DIVIDER_SIZE.width} ${DIVIDER_SIZE.height}`} fill="none">
        <path d={DIVIDER_LINE} />
      </svg>
    </span>
  );
}

function RingLine({ className }: DrawingProps) {
  return (
    <span className={className} aria-hidden="true">
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

/** The filled part is cut off by a viewport of its own width; strokes keep their width at any size. */
function ProgressDrawing({ className, value }: DrawingProps & { value: number }) {
  const { width, height } = PROGRESS_SIZE;
  const reached = progressPoint(value);
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none">
        <path className={styles.track} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
        <svg
          className={styles.window}
          width={reached.x}
          height={height}
          viewBox={`0 0 ${reached.x} ${height}`}
          preserveAspectRatio="none"
        >
          <path className={styles.filled} d={PROGRESS_LINE} vectorEffect="non-scaling-stroke" />
        </svg>
        <path className={styles.crest} d={`M${reached.x} ${reached.y}h0`} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}

function MarkLine({ className }: DrawingProps) {
  return (
    <span className={className} aria-hidden="true">
      <svg viewBox="0 0 32 32" fill="none">
        <path className={styles.markLine} d={MARK_LINE} />
      </svg>
    </span>
  );
}
