import { Button, EmptyState, Pagination } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { formatDate } from '../../../features/dates/format-date';
import { POSTS_COPY } from '../posts.copy';
import { writePostsQuery, type PostsQuery } from '../posts-query.logic';
import { useRestorePost, useTrash, type TrashedPost } from '../trash.queries';
import { PostsSkeleton } from './dashboard-skeleton';
import styles from './posts-table.module.css';

const { trash: copy, columns } = POSTS_COPY;

interface TrashListProps {
  query: PostsQuery;
  onRestored: (post: TrashedPost) => void;
  onFailed: () => void;
}

/** The posts that were removed, each with the way back. */
export function TrashList({ query, onRestored, onFailed }: TrashListProps) {
  const trash = useTrash(query);
  const restore = useRestorePost();
  const takeBack = async (post: TrashedPost) => {
    if (restore.isPending) return;
    try {
      await restore.mutateAsync(post.id);
      onRestored(post);
    } catch {
      onFailed();
    }
  };
  if (trash.isPending) return <PostsSkeleton />;
  if (!trash.data) {
    return (
      <EmptyState
        title={POSTS_COPY.failedTitle}
        action={<Button onClick={() => void trash.refetch()}>{POSTS_COPY.retry}</Button>}
      >
        <p>{POSTS_COPY.failedText}</p>
      </EmptyState>
    );
  }
  const { posts, pagination } = trash.data;
  if (posts.length === 0) return <EmptyState title={query.search ? copy.emptyFiltered : copy.empty} />;
  return (
    <>
      <table role="table" className={styles.table} aria-busy={trash.isPlaceholderData}>
        <caption className={styles.caption}>{copy.caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {[columns.title, columns.author, copy.removedAt, columns.actions].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {posts.map((post) => (
            <tr key={post.id} role="row" className={styles.row}>
              <td role="cell" className={styles.title}>
                {post.title}
              </td>
              <td role="cell" data-label={columns.author}>
                {post.author_name}
              </td>
              <td role="cell" data-label={copy.removedAt} className={styles.date}>
                <time dateTime={post.deleted_at}>{formatDate(post.deleted_at)}</time>
              </td>
              <td role="cell" className={styles.actions}>
                <button
                  type="button"
                  className={styles.action}
                  aria-label={copy.restoreNamed(post.title)}
                  aria-disabled={restore.isPending || undefined}
                  onClick={() => void takeBack(post)}
                >
                  {restore.isPending && restore.variables === post.id ? copy.restoring : copy.restore}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        page={Math.min(query.page, Math.max(pagination.totalPages, 1))}
        totalPages={pagination.totalPages}
        pageLink={(page) => `${PATHS.adminDashboard}?${writePostsQuery({ ...query, page })}`}
      />
    </>
  );
}
