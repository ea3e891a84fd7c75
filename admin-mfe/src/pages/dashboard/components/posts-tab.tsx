import { useRef } from 'react';
import Plus from 'lucide-react/icons/plus';
import { PATHS } from '@stillsam/paths';
import { ButtonLink, Icon } from '@stillsam/ui';
import { useFlash } from '../../../features/flash/flash';
import { DataTable } from '../../../features/list/data-table';
import { ListBody } from '../../../features/list/list-body';
import { isFiltered } from '../../../features/list/list-query';
import { ListTab } from '../../../features/list/list-tab';
import { useListAddress, useStayWithinPages } from '../../../features/list/use-list-address';
import { POSTS_COPY } from '../posts.copy';
import { readPostsQuery } from '../posts-query.logic';
import { usePosts, type PostRow } from '../posts.queries';
import { useRemoval } from '../use-removal';
import { postsColumns } from './posts-columns';
import { PostsFilters } from './posts-filters';
import { RemovalDialog } from './removal-dialog';
import { VisibilityNotice } from './visibility-notice';

/** The posts: find one, write one, change one, remove one. */
export function PostsTab() {
  const { query, search, change, pageLink, reset } = useListAddress(readPostsQuery);
  const posts = usePosts(query);
  useStayWithinPages(readPostsQuery, posts);
  const [flash, setFlash] = useFlash();
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval<PostRow>({
    list: 'posts',
    remove: (client, id) => client.DELETE('/api/blog/posts/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ title }) => POSTS_COPY.removed(title), failed: POSTS_COPY.removeFailed },
    onOutcome: setFlash,
  });
  const total = posts.isPlaceholderData ? undefined : posts.data?.pagination.totalCount;

  return (
    <ListTab
      label={POSTS_COPY.caption}
      outcome={flash}
      onDismiss={() => setFlash(null)}
      outcomeDetail={flash?.published ? <VisibilityNotice post={flash.published} /> : null}
      filters={<PostsFilters query={query} change={change} />}
      actions={
        <ButtonLink to={PATHS.adminNewPost} icon={<Icon icon={Plus} />}>
          {POSTS_COPY.newPost}
        </ButtonLink>
      }
      count={total === undefined ? '' : POSTS_COPY.count(total)}
      listRef={listRef}
    >
      <ListBody
        texts={POSTS_COPY.list}
        result={posts}
        page={query.page}
        pageLink={pageLink}
        isFiltered={isFiltered(query, readPostsQuery)}
        onReset={reset}
      >
        <DataTable
          caption={POSTS_COPY.caption}
          columns={postsColumns({ search, onRemove: removal.ask })}
          rows={posts.data?.posts ?? NO_POSTS}
          isStale={posts.isPlaceholderData}
        />
      </ListBody>
      <RemovalDialog removal={removal} question={POSTS_COPY.removeQuestion} describe={({ title }) => title} />
    </ListTab>
  );
}

const NO_POSTS: PostRow[] = [];
