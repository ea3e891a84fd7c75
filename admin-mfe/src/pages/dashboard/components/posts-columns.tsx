import { adminEditPostPath } from '@stillsam/paths';
import { Badge } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { CAMPAIGNS_COPY } from '../../../campaigns/campaigns.copy';
import { formatDate, formatDateTime } from '../../../features/dates/format-date';
import { RowAction, RowLink } from '../../../features/list/row-actions';
import type { ListColumn } from '../../../features/list/data-table';
import { DASHBOARD_COPY } from '../dashboard.copy';
import { POSTS_COPY } from '../posts.copy';
import type { PostRow } from '../posts.queries';

interface PostsColumnsOptions {
  /** The list's query, so that the editor can link back to the same page. */
  search: string;
  /** Makes a letter of a published post. */
  onSend: (post: PostRow) => void;
  onRemove: (post: PostRow) => void;
}

const { columns } = POSTS_COPY;

export function postsColumns({ search, onSend, onRemove }: PostsColumnsOptions): ListColumn<PostRow>[] {
  const state = { dashboardSearch: search };
  return [
    {
      id: 'title',
      header: columns.title,
      kind: 'title',
      cell: ({ id, title }) => (
        <Link to={adminEditPostPath(id)} state={state}>
          {title}
        </Link>
      ),
    },
    { id: 'status', header: columns.status, cell: (post) => <StatusBadge post={post} /> },
    { id: 'author', header: columns.author, cell: ({ author_name }) => author_name },
    {
      id: 'created',
      header: columns.created,
      kind: 'date',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    },
    {
      id: 'published',
      header: columns.published,
      kind: 'date',
      cell: ({ published_at, publish_at }) =>
        published_at ? (
          <time dateTime={published_at}>{formatDate(published_at)}</time>
        ) : publish_at ? (
          <time dateTime={publish_at}>{POSTS_COPY.publishedLater(formatDateTime(publish_at))}</time>
        ) : (
          POSTS_COPY.notPublished
        ),
    },
    {
      id: 'actions',
      header: columns.actions,
      kind: 'actions',
      cell: (post) => (
        <>
          <RowLink to={adminEditPostPath(post.id)} state={state} label={POSTS_COPY.editNamed(post.title)}>
            {POSTS_COPY.edit}
          </RowLink>
          {post.status === 'published' ? (
            <RowAction label={POSTS_COPY.sendNamed(post.title)} onClick={() => onSend(post)}>
              {CAMPAIGNS_COPY.sendAsLetter}
            </RowAction>
          ) : null}
          <RowAction tone="danger" label={POSTS_COPY.removeNamed(post.title)} onClick={() => onRemove(post)}>
            {DASHBOARD_COPY.remove}
          </RowAction>
        </>
      ),
    },
  ];
}

function StatusBadge({ post: { status, publish_at } }: { post: PostRow }) {
  if (status === 'published') return <Badge tone="success">{POSTS_COPY.status.published}</Badge>;
  if (publish_at) return <Badge tone="warm">{POSTS_COPY.status.scheduled}</Badge>;
  return <Badge tone="neutral">{POSTS_COPY.status.draft}</Badge>;
}
