import { useRef, useState } from 'react';
import { Badge, Button, EmptyState, Pagination, Skeleton } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import { EDITOR_COPY } from '../post-editor.copy';
import type { AdminPost } from '../post-editor.types';
import { useRevisions, type RevisionRow } from '../revisions.queries';
import { ChosenRevision } from './chosen-revision';
import styles from './revisions-view.module.css';

const { revisions: copy } = EDITOR_COPY;

interface RevisionsViewProps {
  post: AdminPost;
  isDirty: boolean;
  /** Called with the post after a restore, or as another author has saved it. */
  onReplaced: (post: AdminPost, notice?: string) => void;
}

/** Revisions of the post, to read and to restore as a new version. */
export function RevisionsView({ post, isDirty, onReplaced }: RevisionsViewProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const list = useRevisions(post.id, page);

  const choose = (version: number) => {
    setChosen(version);
    // The text may be far below the list.
    requestAnimationFrame(() => headingRef.current?.focus());
  };
  if (list.isPending) return <Skeleton lines={6} label={copy.loading} />;
  if (!list.data) {
    return (
      <EmptyState
        title={copy.failed}
        action={<Button onClick={() => void list.refetch()}>{copy.retry}</Button>}
      />
    );
  }
  const { revisions, pagination } = list.data;
  if (revisions.length === 0) return <EmptyState title={copy.none} />;
  return (
    <div className={styles.view}>
      <div className={styles.list}>
        <p className={styles.lead}>{copy.lead}</p>
        <ol className={styles.rows} role="list" aria-label={copy.list}>
          {revisions.map((row) => (
            <li key={row.version}>
              <RevisionButton
                row={row}
                isChosen={row.version === chosen}
                isCurrent={row.version === post.version}
                onChoose={() => choose(row.version)}
              />
            </li>
          ))}
        </ol>
        {pagination.totalPages > 1 ? (
          <Pagination
            page={page}
            totalPages={pagination.totalPages}
            isBusy={list.isPlaceholderData}
            onPageChange={setPage}
          />
        ) : null}
      </div>
      {chosen === null ? null : (
        <ChosenRevision
          key={chosen}
          post={post}
          version={chosen}
          isDirty={isDirty}
          headingRef={headingRef}
          onReplaced={onReplaced}
        />
      )}
    </div>
  );
}

interface RevisionButtonProps {
  row: RevisionRow;
  isChosen: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

function RevisionButton({ row, isChosen, isCurrent, onChoose }: RevisionButtonProps) {
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>
        {copy.named(row.version)} {isCurrent ? <Badge tone="calm">{copy.current}</Badge> : null}
      </span>
      <time dateTime={row.saved_at}>{formatDateTime(row.saved_at)}</time>
      <span className={styles.facts}>
        {copy.by(row.saved_by_name)}, {EDITOR_COPY.statusOptions[row.status].toLowerCase()}
      </span>
      <span className={styles.facts}>{row.title}</span>
    </button>
  );
}
