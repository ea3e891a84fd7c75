import { Fragment, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { components } from '@stillsam/contracts';
import { ADMIN_PATHS, adminEditPostPath } from '@stillsam/paths';
import { Badge, ButtonLink, Icon, PillGroup } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import { CAMPAIGNS_COPY } from '../../features/campaigns/campaigns';
import { useCreateCampaign } from '../../features/campaigns/use-create-campaign';
import { isSameDay } from '../../format-date';
import { useFlash } from '../../features/flash/flash';
import { defineList, useList } from '../../features/list/define-list';
import { LIST_COPY } from '../../features/list/list.copy';
import { ListView } from '../../features/list/list-view';
import { RowAction, RowLink, RowMenu } from '../../features/list/row-actions';
import rowStyles from '../../features/list/row-actions.module.css';
import { RecentTime } from '../../features/list/cells';
import { useListView } from '../../features/list/use-list-address';
import { POSTS_COPY as COPY } from './posts.copy';
import styles from './posts-tab.module.css';
import { TrashList } from './trash-list';
import { SiteLink } from '../../features/site-link/site-link';
import look from '../../look.module.css';

type Post = components['schemas']['AdminPostRowDto'];

interface PostActions {
  /** Makes a letter of a published post. */
  send: (post: Post) => void;
}

const { columns } = COPY;

export const POSTS = defineList({
  search: { label: COPY.search },
  filters: {
    status: { label: COPY.statusFilter, options: COPY.status },
    category: { label: COPY.categoryFilter, options: COPY.categories },
    sort: { label: COPY.sort, options: COPY.orders, isOrder: true },
  },
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/blog/admin/posts', { params: { query } }, options),
  rows: ({ posts }) => posts,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/blog/posts/{id}', { params: { path: { id } } }),
    question: COPY.removeQuestion,
    describe: ({ title }) => COPY.kept(title),
    removed: ({ title }) => COPY.removed(title),
    failed: COPY.removeFailed,
  },
  columns: ({ send }: PostActions, remove) => [
    {
      header: columns.title,
      kind: 'title',
      cell: ({ id, title }) => <Link to={adminEditPostPath(id)}>{title}</Link>,
    },
    { header: columns.status, kind: 'corner', cell: (post) => <StatusBadge post={post} /> },
    {
      header: columns.author,
      isPlain: true,
      cell: ({ author_name }) => (
        <span className={author_name === COPY.editors ? styles.editors : look.wholeInTable}>
          {author_name}
        </span>
      ),
    },
    {
      header: columns.dates,
      isPlain: true,
      kind: 'date',
      cell: (post) => <PostDates post={post} />,
    },
    {
      header: LIST_COPY.actions,
      kind: 'aside',
      cell: (post) => (
        <>
          <RowLink to={adminEditPostPath(post.id)} label={COPY.editNamed(post.title)}>
            {COPY.edit}
          </RowLink>
          <RowMenu label={LIST_COPY.moreNamed(post.title)}>
            {post.status === 'published' ? (
              <>
                <SiteLink slug={post.slug} label={COPY.showNamed(post.title)} className={rowStyles.action} />
                <RowAction label={COPY.sendNamed(post.title)} onClick={() => send(post)}>
                  {CAMPAIGNS_COPY.sendAsLetter}
                </RowAction>
              </>
            ) : null}
            <RowAction tone="danger" label={COPY.removeNamed(post.title)} onClick={() => remove(post)}>
              {LIST_COPY.remove}
            </RowAction>
          </RowMenu>
        </>
      ),
    },
  ],
  copy: COPY,
});

function StatusBadge({ post: { status, publish_at } }: { post: Post }) {
  if (status === 'published') return <span className={styles.published}>{COPY.status.published}</span>;
  if (publish_at) return <Badge tone="warm">{COPY.status.scheduled}</Badge>;
  return <Badge tone="neutral">{COPY.status.draft}</Badge>;
}

/** When it was created and published, in one where that is one day, and when it was changed where that is another. */
function PostDates({ post: { created_at, updated_at, published_at, publish_at } }: { post: Post }) {
  const isScheduled = !published_at && publish_at !== null;
  const isOneDay = published_at && isSameDay(published_at, Date.parse(created_at));
  const isUpdatedSaid = isSameDay(updated_at, Date.parse(created_at));
  const days = [
    published_at && <NamedDay name={isOneDay ? columns.dates : COPY.status.published} iso={published_at} />,
    isScheduled && (
      <span>
        {COPY.publishedLater} <RecentTime iso={publish_at} isWithin />
      </span>
    ),
    !isOneDay && <NamedDay name={columns.created} iso={created_at} />,
    !isUpdatedSaid && <NamedDay name={columns.updated} iso={updated_at} />,
  ].filter(Boolean);
  return (
    <span className={styles.dates}>
      {days[0]}
      {days.length > 1 ? (
        <span className={look.tiny}>
          {days.slice(1).map((day, index) => (
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              {day}
            </Fragment>
          ))}
        </span>
      ) : null}
    </span>
  );
}

function NamedDay({ name, iso }: { name: string; iso: string }) {
  return (
    <span className={look.whole}>
      {name} <RecentTime iso={iso} isDay isWithin />
    </span>
  );
}

/** The list of posts. @param views the switch to the trash. */
function PostsList({ views }: { views: ReactNode }) {
  const [flash, setFlash] = useFlash();
  const list = useList(POSTS, [flash, setFlash]);
  const letter = useCreateCampaign((text) => setFlash({ tone: 'error', text }));
  return (
    <ListView
      list={list}
      actions={{ send: ({ id }) => letter.create(id) }}
      notice={
        flash?.published ? (
          <>
            <span>{COPY.shown}</span>
            <SiteLink slug={flash.published} />
          </>
        ) : null
      }
      help={COPY.explanation}
      tools={
        <>
          {views}
          <ButtonLink to={ADMIN_PATHS.newPost} icon={<Icon icon={Plus} />}>
            {COPY.newPost}
          </ButtonLink>
        </>
      }
    />
  );
}

const TRASH_VIEW = 'papperskorgen';
const { places } = COPY;

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
