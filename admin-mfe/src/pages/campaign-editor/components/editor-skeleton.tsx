import { PageHeader, Skeleton } from '@stillsam/ui';
import { CAMPAIGN_COPY } from '../campaign.copy';
import styles from './campaign-editor.module.css';

/** The editor while its draft loads, and on the server. */
export function EditorSkeleton() {
  return (
    <div className={styles.page}>
      <PageHeader className={styles.header} title={CAMPAIGN_COPY.title} />
      <div className={styles.skeleton}>
        <Skeleton lines={2} label={CAMPAIGN_COPY.loading} />
        <Skeleton lines={2} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
