import { useRef } from 'react';
import Plus from 'lucide-react/icons/plus';
import { PATHS } from '@stillsam/paths';
import { ButtonLink, Icon, Notice, PillGroup, VisuallyHidden } from '@stillsam/ui';
import { useFlash } from '../../../features/flash/flash';
import { POSTS_COPY } from '../posts.copy';
import { usePostsQuery } from '../use-posts-query';
import { useRemoval } from '../use-removal';
import { PostsFilters } from './posts-filters';
import { PostsList } from './posts-list';
import styles from './posts-tab.module.css';
import { RemoveDialog } from './remove-dialog';
import { TrashList } from './trash-list';
import { VisibilityNotice } from './visibility-notice';

const { places } = POSTS_COPY;

/** The posts: find one, write one, change one, remove one. */
export function PostsTab() {
  const { query, posts, search, change } = usePostsQuery();
  const [flash, setFlash] = useFlash();
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval({
    focusRef: listRef,
    onRemoved: ({ title }) => setFlash({ tone: 'success', text: POSTS_COPY.removed(title) }),
    onFailed: () => setFlash({ tone: 'error', text: POSTS_COPY.removeFailed }),
  });
  const isTrash = query.place === 'trash';
  const total = isTrash || posts.isPlaceholderData ? undefined : posts.data?.pagination.totalCount;

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
      <PillGroup
        label={places.label}
        options={[
          { value: 'list', label: places.list },
          { value: 'trash', label: places.trash },
        ]}
        value={query.place}
        onValueChange={(place) =>
          change({ place: place === 'trash' ? 'trash' : 'list', search: '', status: 'all' })
        }
      />
      {isTrash ? <p className={styles.lead}>{POSTS_COPY.trash.lead}</p> : null}
      <section
        ref={listRef}
        tabIndex={-1}
        className={styles.list}
        aria-label={isTrash ? POSTS_COPY.trash.caption : POSTS_COPY.caption}
      >
        {isTrash ? (
          <TrashList
            query={query}
            onRestored={({ title }) => {
              setFlash({ tone: 'success', text: POSTS_COPY.trash.restored(title) });
              // The row that held the focus is gone.
              listRef.current?.focus();
            }}
            onFailed={() => setFlash({ tone: 'error', text: POSTS_COPY.trash.restoreFailed })}
          />
        ) : (
          <PostsList
            query={query}
            posts={posts}
            search={search}
            onRemove={removal.ask}
            onReset={() => change({ search: '', status: 'all' })}
          />
        )}
      </section>
      <RemoveDialog removal={removal} />
      <div role="status">
        <VisuallyHidden>{total === undefined ? '' : POSTS_COPY.count(total)}</VisuallyHidden>
      </div>
    </div>
  );
}
