import { useEffect, useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { PATHS } from '@stillsam/paths';
import { ButtonLink, ConfirmDialog, Icon, Notice, VisuallyHidden } from '@stillsam/ui';
import { useSearchParams } from 'react-router-dom';
import { useFlash } from '../../../features/flash/flash';
import { readPostsQuery, writePostsQuery, type PostsQuery } from '../posts-query.logic';
import { usePosts, useRemovePost, type PostRow } from '../posts.queries';
import { POSTS_COPY } from '../posts.copy';
import { PostsFilters } from './posts-filters';
import { PostsList } from './posts-list';
import styles from './posts-tab.module.css';
import { VisibilityNotice } from './visibility-notice';

/** The posts: find one, write one, change one, remove one. */
export function PostsTab() {
  const [params, setParams] = useSearchParams();
  const query = readPostsQuery(params);
  const posts = usePosts(query);
  const [flash, setFlash] = useFlash();
  const [doomed, setDoomed] = useState<PostRow | null>(null);
  const removal = useRemovePost();
  const listRef = useRef<HTMLElement>(null);

  const change = (changes: Partial<PostsQuery>, options?: { replace: boolean }) =>
    setParams(writePostsQuery({ ...query, page: 1, ...changes }), options);

  const totalPages = posts.data?.pagination.totalPages ?? 0;
  const isPastTheEnd = !posts.isPlaceholderData && query.page > Math.max(totalPages, 1) && posts.isSuccess;
  useEffect(() => {
    // The last row of the last page is gone, or the address was made by hand.
    if (isPastTheEnd)
      setParams(writePostsQuery({ ...query, page: Math.max(totalPages, 1) }), { replace: true });
  });

  const remove = async () => {
    if (!doomed) return;
    try {
      await removal.mutateAsync(doomed.id);
      setFlash({ tone: 'success', text: POSTS_COPY.removed(doomed.title) });
    } catch {
      setFlash({ tone: 'error', text: POSTS_COPY.removeFailed });
    }
    setDoomed(null);
    // The row that the focus would return to is gone, or a notice above it says why not.
    listRef.current?.focus();
  };

  return (
    <div className={styles.tab}>
      {flash ? (
        <Notice key={flash.text} tone={flash.tone} onDismiss={() => setFlash(null)}>
          {flash.text}
          {flash.published ? <VisibilityNotice post={flash.published} /> : null}
        </Notice>
      ) : null}
      <div className={styles.tools}>
        <PostsFilters query={query} onChange={change} />
        <ButtonLink to={PATHS.adminNewPost} icon={<Icon icon={Plus} />}>
          {POSTS_COPY.newPost}
        </ButtonLink>
      </div>
      <section ref={listRef} tabIndex={-1} className={styles.list} aria-label={POSTS_COPY.caption}>
        <PostsList
          query={query}
          posts={posts}
          search={params.toString()}
          onRemove={setDoomed}
          onReset={() => change({ search: '', status: 'all' })}
        />
      </section>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={POSTS_COPY.removeQuestion}
        confirmLabel={POSTS_COPY.remove}
        cancelLabel={POSTS_COPY.removeCancel}
        tone="danger"
        isBusy={removal.isPending}
        busyLabel={POSTS_COPY.removing}
        onConfirm={() => void remove()}
        onCancel={() => setDoomed(null)}
      >
        <p className={styles.doomed}>{doomed?.title}</p>
      </ConfirmDialog>
      <div role="status">
        <VisuallyHidden>
          {posts.data && !posts.isPlaceholderData ? POSTS_COPY.count(posts.data.pagination.totalCount) : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}
