import { Skeleton } from '@stillsam/ui';
import styles from './list-skeleton.module.css';

/** Rows on their way. @param label told to screen readers. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.rows}>
      <Skeleton lines={2} label={label} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  );
}
