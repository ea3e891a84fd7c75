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
  const restore = useRestoreRevision(post);
  const [isConfirming, setIsConfirming] = useState(false);

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
      {restore.isError ? <RestoreFailure error={restore.error} onReload={onReplaced} /> : null}
      <RevisionText post={post} version={version} />
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

function RevisionText({ post, version }: Pick<ChosenRevisionProps, 'post' | 'version'>) {
  const { isPending, data } = useRevision(post.id, version);
  if (isPending) return <Skeleton lines={8} label={copy.loading} />;
  if (!data) return <Notice tone="error">{copy.failed}</Notice>;
  const { featured_image: image, saved_at: date } = data;
  return <LazyPreview post={{ ...data, featured_image: image ?? '', author: post.author_name, date }} />;
}

/** Offers to load the newer version when another author has saved the post. */
function RestoreFailure({ error, onReload }: { error: unknown; onReload: (post: AdminPost) => void }) {
  const newer = changedPost(error);
  if (!newer) return <Notice tone="error">{failureText(error)}</Notice>;
  const reload = (
    <Button variant="secondary" onClick={() => onReload(newer)}>
      {copy.reload}
    </Button>
  );
  return (
    <Notice tone="error" action={reload}>
      {copy.changed}
    </Notice>
  );
}

function failureText(error: unknown): string {
  return (error instanceof ApiError && serverText(error)) || copy.restoreFailed;
}
