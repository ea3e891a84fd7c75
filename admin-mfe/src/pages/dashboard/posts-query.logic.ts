import { readChoice, readListQuery, type ListQuery } from '../../features/list/list-query';

export const POST_STATUSES = ['all', 'draft', 'scheduled', 'published'] as const;

export type StatusFilter = (typeof POST_STATUSES)[number];

export interface PostsQuery extends ListQuery {
  status: StatusFilter;
}

/** Reads the query from the address; invalid values fall back to the defaults. */
export function readPostsQuery(params: URLSearchParams): PostsQuery {
  const { search, page } = readListQuery(params);
  return { search, status: readChoice(params, 'status', POST_STATUSES), page };
}
