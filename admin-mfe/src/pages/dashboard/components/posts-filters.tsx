import type { ListAddress } from '../../../features/list/use-list-address';
import { ListChoice, ListFilters, ListSearch } from '../../../features/list/list-filters';
import { POSTS_COPY } from '../posts.copy';
import { POST_STATUSES, type PostsQuery } from '../posts-query.logic';

const STATUS_OPTIONS = POST_STATUSES.map((value) => ({
  value,
  label: value === 'all' ? POSTS_COPY.allStatuses : POSTS_COPY.status[value],
}));

/** Search text and status of the list of posts. */
export function PostsFilters({ query, change }: Pick<ListAddress<PostsQuery>, 'query' | 'change'>) {
  return (
    <ListFilters>
      <ListSearch label={POSTS_COPY.search} value={query.search} onChange={change} />
      <ListChoice
        label={POSTS_COPY.statusFilter}
        value={query.status}
        options={STATUS_OPTIONS}
        onChange={(status) => change({ status })}
      />
    </ListFilters>
  );
}
