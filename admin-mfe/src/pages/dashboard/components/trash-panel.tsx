import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../../features/dates/format-date';
import type { ListColumn } from '../../../features/list/data-table';
import { ListFilters, ListSearch } from '../../../features/list/list-filters';
import { readListQuery } from '../../../features/list/list-query';
import { List } from '../../../features/list/list';
import { ListTab, ListTools, OutcomeNotice, type ListOutcome } from '../../../features/list/list-tab';
import { RowAction } from '../../../features/list/row-actions';
import { useListAddress } from '../../../features/list/use-list-address';
import { POSTS_COPY } from '../posts.copy';
import { useRestorePost, useTrash, type TrashedPost } from '../trash.queries';

const { trash: copy, columns } = POSTS_COPY;

/** Removed posts, each with a button to restore it. @param views the switch to the posts. */
export function TrashPanel({ views }: { views: ReactNode }) {
  const address = useListAddress(readListQuery);
  const trash = useTrash(address.query);
  const restore = useRestorePost();
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const listRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // The row that had the focus is removed.
    if (outcome?.tone === 'success') listRef.current?.focus();
  }, [outcome]);
  const takeBack = async ({ id, title }: TrashedPost) => {
    if (restore.isPending) return;
    try {
      await restore.mutateAsync(id);
      setOutcome({ tone: 'success', text: copy.restored(title) });
    } catch {
      setOutcome({ tone: 'error', text: copy.restoreFailed });
    }
  };
  const isSearched = address.query.search !== '';
  return (
    <ListTab>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      {views}
      <ListTools>
        <ListFilters>
          <ListSearch label={POSTS_COPY.search} value={address.query.search} onChange={address.change} />
        </ListFilters>
      </ListTools>
      <List
        ref={listRef}
        label={copy.caption}
        texts={{ ...POSTS_COPY.list, ...copy.list, empty: isSearched ? copy.emptyFiltered : copy.empty }}
        count={POSTS_COPY.count}
        address={address}
        result={trash}
        rows={trash.data?.posts}
        columns={trashColumns(
          (post) => void takeBack(post),
          restore.isPending ? restore.variables : undefined,
        )}
      />
    </ListTab>
  );
}

function trashColumns(
  onRestore: (post: TrashedPost) => void,
  restoring: TrashedPost['id'] | undefined,
): ListColumn<TrashedPost>[] {
  return [
    { id: 'title', header: columns.title, kind: 'title', cell: ({ title }) => title },
    { id: 'author', header: columns.author, cell: ({ author_name }) => author_name },
    {
      id: 'removed',
      header: copy.removedAt,
      kind: 'date',
      cell: ({ deleted_at }) => <time dateTime={deleted_at}>{formatDate(deleted_at)}</time>,
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (post) => (
        <RowAction label={copy.restoreNamed(post.title)} onClick={() => onRestore(post)}>
          {restoring === post.id ? copy.restoring : copy.restore}
        </RowAction>
      ),
    },
  ];
}
