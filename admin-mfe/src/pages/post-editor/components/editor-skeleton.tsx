import { PageHeader, Skeleton } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import styles from './post-editor.module.css';

/** The editor while its post loads, and on the server. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <PageHeader className={styles.header} title={title} />
      <div className={styles.skeleton}>
        <Skeleton lines={2} label={EDITOR_COPY.loading} />
        <Skeleton lines={2} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
