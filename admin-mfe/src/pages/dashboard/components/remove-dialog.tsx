import { ConfirmDialog } from '@stillsam/ui';
import { POSTS_COPY } from '../posts.copy';
import type { ConfirmedAction } from '../../../features/list/use-confirmed-action';
import type { PostRow } from '../posts.queries';
import styles from './posts-tab.module.css';

/** The question before a post is removed. */
export function RemoveDialog({ removal }: { removal: ConfirmedAction<PostRow> }) {
  return (
    <ConfirmDialog
      isOpen={removal.subject !== null}
      title={POSTS_COPY.removeQuestion}
      confirmLabel={POSTS_COPY.remove}
      cancelLabel={POSTS_COPY.removeCancel}
      tone="danger"
      isBusy={removal.isBusy}
      busyLabel={POSTS_COPY.removing}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      <p className={styles.doomed}>{removal.subject?.title}</p>
    </ConfirmDialog>
  );
}
