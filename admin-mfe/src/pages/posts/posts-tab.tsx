import { PillGroup } from '@stillsam/ui';
import { useListView } from '../../features/list/use-list-address';
import { POSTS_COPY } from './posts.copy';
import { PostsList } from './posts-list';
import { TrashList } from './trash-list';

const TRASH_VIEW = 'papperskorgen';
const { places } = POSTS_COPY;

/** The lists of posts and of removed posts. */
export function PostsTab() {
  const { view, linkTo } = useListView();
  const isTrash = view === TRASH_VIEW;
  const views = (
    <PillGroup
      label={places.label}
      value={isTrash ? TRASH_VIEW : ''}
      options={[
        { value: '', label: places.list, to: linkTo('') },
        { value: TRASH_VIEW, label: places.trash, to: linkTo(TRASH_VIEW) },
      ]}
      isReplacing
    />
  );
  return isTrash ? <TrashList views={views} /> : <PostsList views={views} />;
}
