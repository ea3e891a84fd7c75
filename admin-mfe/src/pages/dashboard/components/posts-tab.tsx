import { useMemo, useRef } from 'react';
import Plus from 'lucide-react/icons/plus';
import { PATHS } from '@stillsam/paths';
import { ButtonLink, Icon } from '@stillsam/ui';
import { useFlash } from '../../../features/flash/flash';
import { DataTable } from '../../../features/list/data-table';
import { ListBody } from '../../../features/list/list-body';
import { isFiltered } from '../../../features/list/list-query';
import { ListTab } from '../../../features/list/list-tab';
import { useConfirmedAction } from '../../../features/list/use-confirmed-action';
import { useListAddress, useStayWithinPages } from '../../../features/list/use-list-address';
import { POSTS_COPY } from '../posts.copy';
import { readPostsQuery } from '../posts-query.logic';
import { usePosts, useRemovePost, type PostRow } from '../posts.queries';
import { postsColumns } from './posts-columns';
import { PostsFilters } from './posts-filters';
import { RemoveDialog } from './remove-dialog';
import { VisibilityNotice } from './visibility-notice';

/** The posts: find one, write one, change one, remove one. */
export function PostsTab() {
  const { query, search, change, pageLink, reset } = useListAddress(readPostsQuery);
  const posts = usePosts(query);
  useStayWithinPages(readPostsQuery, posts);
  const [flash, setFlash] = useFlash();
  const listRef = useRef<HTMLElement>(null);
  const remove = useRemovePost();
  const removal = useConfirmedAction<PostRow>({
    focusRef: listRef,
    run: async ({ id, title }) => {
      try {
        await remove.mutateAsync(id);
        setFlash({ tone: 'success', text: POSTS_COPY.removed(title) });
      } catch {
        setFlash({ tone: 'error', text: POSTS_COPY.removeFailed });
      }
    },
  });
  const { ask } = removal;
  const columns = useMemo(() => postsColumns({ search, onRemove: ask }), [search, ask]);
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
          columns={columns}
          rows={posts.data?.posts ?? NO_POSTS}
          isStale={posts.isPlaceholderData}
        />
      </ListBody>
      <RemoveDialog removal={removal} />
    </ListTab>
  );
}

const NO_POSTS: PostRow[] = [];
