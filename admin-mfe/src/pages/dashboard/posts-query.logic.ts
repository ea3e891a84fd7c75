export type StatusFilter = 'all' | 'draft' | 'scheduled' | 'published';
export type PostsPlace = 'list' | 'trash';

/** What of the list is shown, as it stands in the address. */
export interface PostsQuery {
  /** From 1. */
  page: number;
  search: string;
  status: StatusFilter;
  /** The posts themselves, or those that were removed. */
  place: PostsPlace;
}

const STATUSES: readonly StatusFilter[] = ['draft', 'scheduled', 'published'];
const PLACE_PARAM = 'visa';
const TRASH = 'papperskorgen';
const LONGEST_SEARCH = 200;

/** Reads the address; what makes no sense there falls back to the whole list's first page. */
export function readPostsQuery(params: URLSearchParams): PostsQuery {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    place: params.get(PLACE_PARAM) === TRASH ? 'trash' : 'list',
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
  };
}

/** The address of a list; what is as usual is left out. */
export function writePostsQuery({ page, search, status, place }: PostsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (place === 'trash') params.set(PLACE_PARAM, TRASH);
  if (search) params.set('search', search);
  if (status !== 'all') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function isFiltered({ search, status }: PostsQuery): boolean {
  return search !== '' || status !== 'all';
}
