import { Skeleton } from '@stillsam/ui';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { POSTS_COPY } from '../posts.copy';
import styles from './dashboard-skeleton.module.css';

/** The dashboard before anybody is known to be an admin. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{DASHBOARD_COPY.pageTitle}</h1>
      <PostsSkeleton label={DASHBOARD_COPY.loading} />
    </div>
  );
}

/** Rows on their way. */
export function PostsSkeleton({ label = POSTS_COPY.loading }: { label?: string }) {
  return (
    <div className={styles.rows}>
      <Skeleton lines={2} label={label} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </div>
  );
}
