export type StatusFilter = 'all' | 'draft' | 'published';

/** What of the list is shown, as it stands in the address. */
export interface PostsQuery {
  /** From 1. */
  page: number;
  search: string;
  status: StatusFilter;
}

const STATUSES: readonly StatusFilter[] = ['draft', 'published'];
const LONGEST_SEARCH = 200;

/** Reads the address; what makes no sense there falls back to the whole list's first page. */
export function readPostsQuery(params: URLSearchParams): PostsQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
  };
}

/** The address of a list; what is as usual is left out. */
export function writePostsQuery({ page, search, status }: PostsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status !== 'all') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function isFiltered({ search, status }: PostsQuery): boolean {
  return search !== '' || status !== 'all';
}
