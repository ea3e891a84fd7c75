import { adminEditPostPath } from '@stillsam/paths';
import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../../features/dates/format-date';
import { POSTS_COPY } from '../posts.copy';
import type { PostRow } from '../posts.queries';
import styles from './posts-table.module.css';

interface PostsTableProps {
  posts: readonly PostRow[];
  search: string;
  /** Rows of the page before, while the next ones are on their way. */
  isStale: boolean;
  onRemove: (post: PostRow) => void;
}

const { columns } = POSTS_COPY;

/** A table; on narrow screens each row is a card. The roles outlive the change of `display`. */
export function PostsTable({ posts, search, isStale, onRemove }: PostsTableProps) {
  return (
    <table role="table" className={styles.table} aria-busy={isStale}>
      <caption className={styles.caption}>{POSTS_COPY.caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {Object.values(columns).map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {posts.map((post) => (
          <PostsTableRow key={post.id} post={post} search={search} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}

function PostsTableRow({
  post,
  search,
  onRemove,
}: Pick<PostsTableProps, 'search' | 'onRemove'> & { post: PostRow }) {
  const editPath = adminEditPostPath(post.id);
  const state = { dashboardSearch: search };
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.title}>
        <Link to={editPath} state={state}>
          {post.title}
        </Link>
      </td>
      <td role="cell" data-label={columns.status}>
        <StatusBadge post={post} />
      </td>
      <td role="cell" data-label={columns.author}>
        {post.author_name}
      </td>
      <td role="cell" data-label={columns.created} className={styles.date}>
        <time dateTime={post.created_at}>{formatDate(post.created_at)}</time>
      </td>
      <td role="cell" data-label={columns.published} className={styles.date}>
        {post.published_at ? (
          <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
        ) : post.publish_at ? (
          <time dateTime={post.publish_at}>{POSTS_COPY.publishedLater(formatDateTime(post.publish_at))}</time>
        ) : (
          <span className={styles.none}>{POSTS_COPY.notPublished}</span>
        )}
      </td>
      <td role="cell" className={styles.actions}>
        <Link
          className={styles.action}
          to={editPath}
          state={state}
          aria-label={POSTS_COPY.editNamed(post.title)}
        >
          {POSTS_COPY.edit}
        </Link>
        <button
          type="button"
          className={styles.danger}
          aria-label={POSTS_COPY.removeNamed(post.title)}
          onClick={() => onRemove(post)}
        >
          {POSTS_COPY.remove}
        </button>
      </td>
    </tr>
  );
}

function StatusBadge({ post: { status, publish_at } }: { post: PostRow }) {
  if (status === 'published') return <Badge tone="success">{POSTS_COPY.status.published}</Badge>;
  if (publish_at) return <Badge tone="warm">{POSTS_COPY.status.scheduled}</Badge>;
  return <Badge tone="neutral">{POSTS_COPY.status.draft}</Badge>;
}
