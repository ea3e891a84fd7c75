import { PageHeader, Skeleton } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import styles from './post-editor.module.css';

/** The editor before its post has come, and on the server. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <Skeleton label={EDITOR_COPY.loading} lines={10} />
    </div>
  );
}
