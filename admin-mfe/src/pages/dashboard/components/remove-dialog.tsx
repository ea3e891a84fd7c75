import { ConfirmDialog } from '@stillsam/ui';
import { POSTS_COPY } from '../posts.copy';
import type { Removal } from '../use-removal';
import styles from './posts-tab.module.css';

/** The question before a post is removed. */
export function RemoveDialog({ removal }: { removal: Removal }) {
  return (
    <ConfirmDialog
      isOpen={removal.post !== null}
      title={POSTS_COPY.removeQuestion}
      confirmLabel={POSTS_COPY.remove}
      cancelLabel={POSTS_COPY.removeCancel}
      tone="danger"
      isBusy={removal.isBusy}
      busyLabel={POSTS_COPY.removing}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      <p className={styles.doomed}>{removal.post?.title}</p>
    </ConfirmDialog>
  );
}
