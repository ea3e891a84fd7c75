import { useRef, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { ADMIN_PATHS } from '@stillsam/paths';
import { ButtonLink, Icon } from '@stillsam/ui';
import { useCreateCampaign } from '../../../campaigns/use-create-campaign';
import { useFlash } from '../../../features/flash/flash';
import { List } from '../../../features/list/list';
import { ListTab, ListTools, OutcomeNotice } from '../../../features/list/list-tab';
import { useListAddress } from '../../../features/list/use-list-address';
import { POSTS_COPY } from '../posts.copy';
import { readPostsQuery } from '../posts-query.logic';
import { usePosts, type PostRow } from '../posts.queries';
import { useRemoval } from '../use-removal';
import { postsColumns } from './posts-columns';
import { PostsFilters } from './posts-filters';
import { RemovalDialog } from './removal-dialog';
import { VisibilityNotice } from './visibility-notice';

/** The list of posts. @param views the switch to the trash. */
export function PostsPanel({ views }: { views: ReactNode }) {
  const address = useListAddress(readPostsQuery);
  const posts = usePosts(address.query);
  const [flash, setFlash] = useFlash();
  const letter = useCreateCampaign((text) => setFlash({ tone: 'error', text }));
  const listRef = useRef<HTMLElement>(null);
  const removal = useRemoval<PostRow>({
    list: 'posts',
    remove: (client, id) => client.DELETE('/api/blog/posts/{id}', { params: { path: { id } } }),
    focusRef: listRef,
    texts: { removed: ({ title }) => POSTS_COPY.removed(title), failed: POSTS_COPY.removeFailed },
    onOutcome: setFlash,
  });

  return (
    <ListTab>
      <OutcomeNotice outcome={flash} onDismiss={() => setFlash(null)}>
        {flash?.published ? <VisibilityNotice post={flash.published} /> : null}
      </OutcomeNotice>
      {views}
      <ListTools
        actions={
          <ButtonLink to={ADMIN_PATHS.newPost} icon={<Icon icon={Plus} />}>
            {POSTS_COPY.newPost}
          </ButtonLink>
        }
      >
        <PostsFilters {...address} />
      </ListTools>
      <List
        ref={listRef}
        label={POSTS_COPY.caption}
        texts={POSTS_COPY.list}
        count={POSTS_COPY.count}
        address={address}
        result={posts}
        rows={posts.data?.posts}
        columns={postsColumns({
          search: address.search,
          onSend: ({ id }) => letter.create(id),
          onRemove: removal.ask,
        })}
      />
      <RemovalDialog removal={removal} question={POSTS_COPY.removeQuestion} describe={({ title }) => title} />
    </ListTab>
  );
}
