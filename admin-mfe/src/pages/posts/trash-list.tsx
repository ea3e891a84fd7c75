import { useEffect, type ReactNode } from 'react';
import { TRASH_DAYS, type components } from '@stillsam/contracts';
import { LIST_COPY } from '../../features/list/list.copy';
import { useApi, useRefetch } from '../../api/use-api';
import { defineList, useList } from '../../features/list/define-list';
import { ListView } from '../../features/list/list-view';
import { RowAction, RowMenu } from '../../features/list/row-actions';
import { RecentTime } from '../../features/list/cells';
import { POSTS_COPY } from './posts.copy';

type TrashedPost = components['schemas']['TrashedPostDto'];

interface TrashActions {
  restore: (post: TrashedPost) => void;
  /** The post that is being restored. */
  restoring: TrashedPost | undefined;
}

const { trash: COPY, columns } = POSTS_COPY;

const TRASH = defineList({
  search: { label: POSTS_COPY.search },
  filters: {},
  useQuery: (api, query, options) =>
    api.useQuery('get', '/api/blog/admin/trash', { params: { query } }, options),
  rows: ({ posts }) => posts,
  removal: {
    call: ({ client }, id) => client.DELETE('/api/blog/admin/trash/{id}', { params: { path: { id } } }),
    question: COPY.removeQuestion,
    describe: ({ title }) => COPY.lost(title),
    removed: ({ title }) => COPY.gone(title),
    failed: POSTS_COPY.removeFailed,
  },
  columns: ({ restore, restoring }: TrashActions, remove) => [
    { header: columns.title, kind: 'title', cell: ({ title }) => title },
    { header: columns.author, isPlain: true, cell: ({ author_name }) => author_name },
    {
      header: COPY.removedAt,
      kind: 'date',
      isPlain: true,
      cell: ({ deleted_at }) => <RecentTime iso={deleted_at} isDay />,
    },
    {
      header: COPY.left,
      kind: 'date',
      cell: ({ deleted_at }) => <TimeLeft deletedAt={deleted_at} now={Date.now()} />,
    },
    {
      header: LIST_COPY.actions,
      kind: 'actions',
      cell: (post) => (
        <>
          <RowAction label={COPY.restoreNamed(post.title)} onClick={() => restore(post)}>
            {restoring?.id === post.id ? COPY.restoring : COPY.restore}
          </RowAction>
          <RowMenu label={LIST_COPY.moreNamed(post.title)}>
            <RowAction tone="danger" label={COPY.removeNamed(post.title)} onClick={() => remove(post)}>
              {COPY.remove}
            </RowAction>
          </RowMenu>
        </>
      ),
    },
  ],
  copy: { ...COPY, count: POSTS_COPY.count },
});

/** Removed posts, each with a button to restore it. @param views the switch to the posts. */
export function TrashList({ views }: { views: ReactNode }) {
  const list = useList(TRASH);
  const { outcome, setOutcome, ref, rows } = list;
  const { mutateAsync, isPending, variables } = useApi().useMutation(
    'post',
    '/api/blog/admin/trash/{id}/restore',
    { onSuccess: useRefetch('/api/blog/admin/trash', '/api/blog/admin/posts') },
  );
  useEffect(() => {
    // The row that had the focus is removed.
    if (outcome?.tone === 'success') ref.current?.focus();
  }, [outcome, ref]);
  const restore = async ({ id, title }: TrashedPost) => {
    if (isPending) return;
    try {
      await mutateAsync({ params: { path: { id } } });
      setOutcome({ tone: 'success', text: COPY.restored(title) });
    } catch {
      setOutcome({ tone: 'error', text: COPY.restoreFailed });
    }
  };
  const restoring = isPending ? rows.find(({ id }) => id === variables.params.path.id) : undefined;
  return (
    <ListView
      list={list}
      actions={{ restore: (post) => void restore(post), restoring }}
      title={POSTS_COPY.places.trash}
      help={COPY.explanation}
      tools={views}
    />
  );
}

const DAY_MS = 86_400_000;

/** The day on which a removed post is purged, and how many days are left. `now`: milliseconds since 1970. */
function TimeLeft({ deletedAt, now }: { deletedAt: string; now: number }) {
  const purgedAt = Date.parse(deletedAt) + TRASH_DAYS * DAY_MS;
  const days = Math.ceil((purgedAt - now) / DAY_MS);
  return (
    <span>
      {days > 1 ? `${COPY.daysLeft(days)}, ` : null}
      <RecentTime iso={new Date(Math.max(purgedAt, now)).toISOString()} isDay isWithin={days > 1} />
    </span>
  );
}
