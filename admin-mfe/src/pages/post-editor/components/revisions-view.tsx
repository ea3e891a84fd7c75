import { useRef, useState } from 'react';
import { Button, EmptyState, Pagination, Skeleton } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import { RevisionList, type ListedRevision } from '../../../features/revisions/revision-list';
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
        <RevisionList
          label={copy.list}
          currentLabel={copy.current}
          rows={revisions.map((row) => describeRow(row, post.version))}
          chosen={chosen}
          onChoose={choose}
        />
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

function describeRow(row: RevisionRow, current: number): ListedRevision {
  const { version, saved_at, saved_by_name, status, title } = row;
  return {
    version,
    name: copy.named(version),
    savedAt: saved_at,
    when: formatDateTime(saved_at),
    facts: [`${copy.by(saved_by_name)}, ${EDITOR_COPY.statusOptions[status].toLowerCase()}`, title],
    isCurrent: version === current,
  };
}
