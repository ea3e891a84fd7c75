import { Skeleton } from '@stillsam/ui';
import styles from './list-tab.module.css';

/** The placeholder of rows that load. @param label read by screen readers. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton lines={2} label={label} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  );
}
