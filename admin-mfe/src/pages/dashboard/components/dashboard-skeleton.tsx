import { ListSkeleton } from '../../../features/list/list-skeleton';
import { DASHBOARD_COPY } from '../dashboard.copy';
import styles from './dashboard-skeleton.module.css';

/** The dashboard while the session is verified. */
export function DashboardSkeleton() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{DASHBOARD_COPY.pageTitle}</h1>
      <ListSkeleton label={DASHBOARD_COPY.loading} />
    </div>
  );
}
