import { useRef, useState, type RefObject } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, ConfirmDialog, Notice, Pagination, SelectField } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { REVISIONS_COPY } from '../../features/draft-editor/draft-editor.copy';
import { RevisionList, RevisionText } from '../../features/draft-editor/revisions';
import { formatDateTime } from '../../format-date';
import { LazyPart } from '../../lazy-part';
import { LATER_COPY } from './later.copy';
import { EDITOR_COPY } from './post-editor.copy';
import { changedPost, useRestoreRevision, useRevision, useRevisions } from './post-editor.queries';
import type { AdminPost } from './post-fields.logic';
import { RevisionComparison } from './revision-diff';
import styles from './post-revisions.module.css';

const loadPreview = () => import(/* webpackChunkName: "post-preview" */ './post-preview');
const { statusOptions } = EDITOR_COPY;
const { revisions: copy } = LATER_COPY;

interface PostRevisionsProps {
  post: AdminPost;
  isDirty: boolean;
  /** Called with the post after a restore, or as another author has saved it. */
  onReplaced: (post: AdminPost, notice?: string) => void;
}

/** Revisions of the post, to compare, to read and to restore as a new version. The list is a field on a phone. */
export function PostRevisions({ post, ...props }: PostRevisionsProps) {
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<number | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const list = useRevisions(post.id, page);
  const { data } = useRevisions(post.id, 1, MAX_IN_FIELD);
  const newest = data?.revisions ?? [];
  const { totalPages = 1 } = list.data?.pagination ?? {};
  // What the last save changed is shown first.
  const chosen = picked ?? (newest.find(({ version }) => version !== post.version) ?? newest[0])?.version;

  const choose = (version: number) => {
    setPicked(version);
    // The text may be far below the list.
    requestAnimationFrame(() => headingRef.current?.focus());
  };
  return (
    <div className={styles.view}>
      {newest.length > 0 ? (
        <SelectField
          label={copy.field}
          className={styles.field}
          options={optionsOf(newest, post)}
          value={String(chosen)}
          onChange={({ target }) => setPicked(Number(target.value))}
        />
      ) : null}
      <div className={styles.list}>
        <RevisionList
          list={list}
          texts={copy}
          current={post.version}
          chosen={chosen ?? null}
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
      </div>
      {chosen === undefined ? null : (
        <ChosenRevision
          key={chosen}
          post={post}
          version={chosen}
          others={newest.filter(({ version }) => version !== chosen)}
          headingRef={headingRef}
          {...props}
        />
      )}
    </div>
  );
}

type Revision = NonNullable<ReturnType<typeof useRevisions>['data']>['revisions'][number];

/** The most that the API gives at once. */
const MAX_IN_FIELD = 100;

function optionsOf(revisions: readonly Revision[], { version: current }: AdminPost) {
  return revisions.map(({ version, saved_at }) => ({
    value: String(version),
    label: version === current ? copy.current : copy.option(version, formatDateTime(saved_at)),
  }));
}

interface ChosenRevisionProps extends PostRevisionsProps {
  version: number;
  /** To compare with. */
  others: readonly Revision[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What differs between a revision and another one, at first the current one, or its text; a button restores it. */
function ChosenRevision({ post, version, others, isDirty, headingRef, onReplaced }: ChosenRevisionProps) {
  const revision = useRevision(post.id, version);
  const restore = useRestoreRevision();
  const [isConfirming, setIsConfirming] = useState(false);
  const [other, setOther] = useState(version === post.version ? null : post.version);

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
      {others.length > 0 ? (
        <SelectField
          label={copy.compare}
          className={styles.compared}
          options={[{ value: '', label: copy.noComparison }, ...optionsOf(others, post)]}
          value={String(other ?? '')}
          onChange={({ target }) => setOther(target.value ? Number(target.value) : null)}
        />
      ) : null}
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
      {other === null ? (
        <RevisionText revision={revision} failed={copy.failed}>
          {({ featured_image, author_name, saved_at, ...text }) => {
            const author = author_name || post.author_name;
            const shown = { ...text, featured_image: featured_image ?? '', author, date: saved_at };
            return (
              <LazyPart load={loadPreview} texts={EDITOR_COPY.preview} lines={10}>
                {({ PostPreview }) => <PostPreview post={shown} />}
              </LazyPart>
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
