import { classNames } from '../../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines of text. */
  lines?: number;
  /** Announced to screen readers, once for the region that is loading; the other skeletons in it have none. */
  label?: string;
  className?: string;
}

/** A placeholder of content that is loading. */
export function Skeleton({ lines = 3, label, className }: SkeletonProps) {
  const bars = Array.from({ length: lines }, (_, index) => <span key={index} className={styles.bar} />);
  return (
    <div className={classNames(styles.skeleton, className)} role={label ? 'status' : undefined}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <span aria-hidden="true" className={styles.bars}>
        {bars}
      </span>
    </div>
  );
}
