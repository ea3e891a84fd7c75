import { Button, EmptyState, Pagination } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { POSTS_COPY } from '../posts.copy';
import { isFiltered, writePostsQuery, type PostsQuery } from '../posts-query.logic';
import type { PostRow, usePosts } from '../posts.queries';
import { PostsSkeleton } from './dashboard-skeleton';
import { PostsTable } from './posts-table';

interface PostsListProps {
  query: PostsQuery;
  posts: ReturnType<typeof usePosts>;
  /** The list's own query, so that the editor can lead back to this very page. */
  search: string;
  onRemove: (post: PostRow) => void;
  onReset: () => void;
}

/** The list in each of its states: on its way, failed, empty, there. */
export function PostsList({ query, posts, search, onRemove, onReset }: PostsListProps) {
  if (posts.isPending) return <PostsSkeleton />;
  if (posts.isError && !posts.data) {
    return (
      <EmptyState
        title={POSTS_COPY.failedTitle}
        action={<Button onClick={() => void posts.refetch()}>{POSTS_COPY.retry}</Button>}
      >
        <p>{POSTS_COPY.failedText}</p>
      </EmptyState>
    );
  }
  if (posts.data.posts.length === 0) {
    return isFiltered(query) ? (
      <EmptyState
        title={POSTS_COPY.empty}
        action={
          <Button variant="secondary" onClick={onReset}>
            {POSTS_COPY.resetFilters}
          </Button>
        }
      >
        <p>{POSTS_COPY.emptyFiltered}</p>
      </EmptyState>
    ) : (
      <EmptyState title={POSTS_COPY.empty}>
        <p>{POSTS_COPY.emptyFirst}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <PostsTable
        posts={posts.data.posts}
        search={search}
        isStale={posts.isPlaceholderData}
        onRemove={onRemove}
      />
      <Pagination
        page={Math.min(query.page, posts.data.pagination.totalPages)}
        totalPages={posts.data.pagination.totalPages}
        pageLink={(page) => {
          const params = writePostsQuery({ ...query, page }).toString();
          return params ? `${PATHS.adminDashboard}?${params}` : PATHS.adminDashboard;
        }}
      />
    </>
  );
}
