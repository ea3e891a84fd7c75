import { useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, ConfirmDialog, Notice, Skeleton } from '@stillsam/ui';
import { EDITOR_COPY } from '../post-editor.copy';
import { changedPost } from '../post-editor.queries';
import type { AdminPost } from '../post-editor.types';
import { useRestoreRevision, useRevision } from '../revisions.queries';
import { LazyPreview } from './lazy-preview';
import styles from './revisions-view.module.css';

const { revisions: copy } = EDITOR_COPY;

interface ChosenRevisionProps {
  post: AdminPost;
  version: number;
  isDirty: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onReplaced: (post: AdminPost, notice?: string) => void;
}

/** An earlier version of the text, with a button to restore it. */
export function ChosenRevision({ post, version, isDirty, headingRef, onReplaced }: ChosenRevisionProps) {
  const revision = useRevision(post.id, version);
  const restore = useRestoreRevision(post);
  const [isConfirming, setIsConfirming] = useState(false);
  const newer = changedPost(restore.error);

  const confirm = async () => {
    try {
      onReplaced(await restore.mutateAsync(version), copy.restored(version));
    } catch {
      setIsConfirming(false);
    }
  };
  return (
    <section className={styles.chosen} aria-labelledby="chosen-revision">
      <div className={styles.top}>
        <h2 ref={headingRef} id="chosen-revision" tabIndex={-1} className={styles.heading}>
          {copy.named(version)}
        </h2>
        {version === post.version ? null : (
          <Button variant="secondary" onClick={() => setIsConfirming(true)}>
            {copy.restore}
          </Button>
        )}
      </div>
      {newer ? (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => onReplaced(newer)}>
              {copy.reload}
            </Button>
          }
        >
          {copy.changed}
        </Notice>
      ) : restore.isError ? (
        <Notice tone="error">{failureText(restore.error)}</Notice>
      ) : null}
      {revision.isPending ? (
        <Skeleton lines={8} label={copy.loading} />
      ) : revision.data ? (
        <LazyPreview
          post={{
            ...revision.data,
            featured_image: revision.data.featured_image ?? '',
            author: post.author_name,
            date: revision.data.saved_at,
          }}
        />
      ) : (
        <Notice tone="error">{copy.failed}</Notice>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={copy.question(version)}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        isBusy={restore.isPending}
        busyLabel={copy.restoring}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      >
        <p>{post.status === 'published' ? copy.publishedText : copy.draftText}</p>
        {isDirty ? <p>{copy.unsavedText}</p> : null}
      </ConfirmDialog>
    </section>
  );
}

function failureText(error: unknown): string {
  return (error instanceof ApiError && serverText(error)) || copy.restoreFailed;
}
