import { useRef, useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, ConfirmDialog, Notice, Pagination, SelectField } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { REVISIONS_COPY } from '../../features/draft-editor/draft-editor.copy';
import { RevisionList, RevisionText } from '../../features/draft-editor/revisions';
import { formatDateTime } from '../../format-date';
import { EDITOR_COPY } from './post-editor.copy';
import { changedPost, useRestoreRevision, useRevision, useRevisions } from './post-editor.queries';
import type { AdminPost } from './post-fields.logic';
import { LazyPreview } from './post-previews';
import { RevisionComparison } from './revision-comparison';
import styles from './post-revisions.module.css';

const { revisions: copy, statusOptions } = EDITOR_COPY;

interface PostRevisionsProps {
  post: AdminPost;
  isDirty: boolean;
  /** Called with the post after a restore, or as another author has saved it. */
  onReplaced: (post: AdminPost, notice?: string) => void;
}

/** Revisions of the post, to read and to restore as a new version. */
export function PostRevisions({ post, ...props }: PostRevisionsProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const list = useRevisions(post.id, page);
  const { totalPages = 1 } = list.data?.pagination ?? {};

  const choose = (version: number) => {
    setChosen(version);
    // The text may be far below the list.
    requestAnimationFrame(() => headingRef.current?.focus());
  };
  return (
    <div className={styles.view}>
      <RevisionList
        list={list}
        texts={copy}
        current={post.version}
        chosen={chosen}
        factsOf={({ saved_by_name, status, title }) => [
          `${REVISIONS_COPY.by(saved_by_name)}, ${statusOptions[status].toLowerCase()}`,
          title,
        ]}
        onChoose={choose}
      >
        {totalPages > 1 ? (
          <Pagination
            page={page}
            totalPages={totalPages}
            isBusy={list.isPlaceholderData}
            onPageChange={setPage}
          />
        ) : null}
      </RevisionList>
      {chosen === null ? null : (
        <ChosenRevision key={chosen} post={post} version={chosen} headingRef={headingRef} {...props} />
      )}
    </div>
  );
}

interface ChosenRevisionProps extends PostRevisionsProps {
  version: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The text of a revision, with a button to restore it. */
function ChosenRevision({ post, version, isDirty, headingRef, onReplaced }: ChosenRevisionProps) {
  const revision = useRevision(post.id, version);
  const restore = useRestoreRevision();
  const [isConfirming, setIsConfirming] = useState(false);
  const [other, setOther] = useState<number | null>(null);

  const confirm = async () => {
    try {
      const params = { path: { id: post.id, version: String(version) } };
      const restored = await restore.mutateAsync({ params, body: { version: post.version } });
      onReplaced(restored, copy.restored(version));
    } catch {
      setIsConfirming(false);
    }
  };
  return (
    <section className={styles.chosen} aria-labelledby="chosen-revision">
      <div className={styles.top}>
        <h2 ref={headingRef} id="chosen-revision" tabIndex={-1} className={styles.heading}>
          {other === null
            ? REVISIONS_COPY.named(version)
            : copy.between(Math.min(version, other), Math.max(version, other))}
        </h2>
        {version === post.version ? null : (
          <Button variant="secondary" onClick={() => setIsConfirming(true)}>
            {other === null ? REVISIONS_COPY.restore : copy.restore(version)}
          </Button>
        )}
      </div>
      {restore.isError ? <RestoreFailure error={restore.error} onReload={onReplaced} /> : null}
      <ComparedField post={post} version={version} other={other} onChoose={setOther} />
      {other === null ? (
        <RevisionText revision={revision} failed={copy.failed}>
          {({ featured_image, author_name, saved_at, ...text }) => {
            const author = author_name || post.author_name;
            return (
              <LazyPreview post={{ ...text, featured_image: featured_image ?? '', author, date: saved_at }} />
            );
          }}
        </RevisionText>
      ) : (
        <RevisionComparison post={post} versions={[version, other]} />
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={copy.question(version)}
        confirmLabel={copy.confirm}
        isBusy={restore.isPending}
        busyLabel={REVISIONS_COPY.restoring}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      >
        <p>{post.status === 'published' ? copy.publishedText : copy.draftText}</p>
        {isDirty ? <p>{copy.unsavedText}</p> : null}
      </ConfirmDialog>
    </section>
  );
}

const MAX_COMPARED = 100;

interface ComparedFieldProps {
  post: AdminPost;
  version: number;
  /** null for none. */
  other: number | null;
  onChoose: (other: number | null) => void;
}

/** Chooses another version to compare with. */
function ComparedField({ post, version, other, onChoose }: ComparedFieldProps) {
  const { data } = useRevisions(post.id, 1, MAX_COMPARED);
  const others = data?.revisions.filter((row) => row.version !== version) ?? [];
  if (others.length === 0) return null;
  return (
    <SelectField
      label={copy.compare}
      className={styles.compared}
      options={[
        { value: '', label: copy.noComparison },
        ...others.map((row) => ({
          value: String(row.version),
          label: copy.option(row.version, formatDateTime(row.saved_at)),
        })),
      ]}
      value={String(other ?? '')}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    />
  );
}

/** Offers to load the newer version when another author has saved the post. */
function RestoreFailure({ error, onReload }: { error: unknown; onReload: (post: AdminPost) => void }) {
  const newer = changedPost(error)?.current;
  if (newer)
    return (
      <ActionNotice label={copy.reload} onAction={() => onReload(newer)}>
        {copy.changed}
      </ActionNotice>
    );
  const sentence = error instanceof ApiError ? serverText(error) : null;
  return <Notice tone="error">{sentence || copy.restoreFailed}</Notice>;
}
