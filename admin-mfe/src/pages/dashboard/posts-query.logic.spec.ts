import { describe, expect, it } from '@jest/globals';
import { isFiltered, readPostsQuery, writePostsQuery } from './posts-query.logic';

describe('the query of the list', () => {
  it('is read from the address', () => {
    expect(readPostsQuery(new URLSearchParams('page=3&search=%20lugn%20&status=draft'))).toEqual({
      page: 3,
      search: 'lugn',
      status: 'draft',
      place: 'list',
    });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e99', 'status=borta', ''])(
    'falls back to everything where %p makes no sense',
    (search) => {
      expect(readPostsQuery(new URLSearchParams(search))).toEqual({
        page: 1,
        search: '',
        status: 'all',
        place: 'list',
      });
    },
  );

  it('is written without what is as usual', () => {
    expect(writePostsQuery({ page: 1, search: '', status: 'all', place: 'list' }).toString()).toBe('');
    expect(writePostsQuery({ page: 2, search: 'ro', status: 'published', place: 'list' }).toString()).toBe(
      'search=ro&status=published&page=2',
    );
  });

  it('names the trash', () => {
    const query = { page: 1, search: '', status: 'all', place: 'trash' } as const;
    expect(writePostsQuery(query).toString()).toBe('visa=papperskorgen');
    expect(readPostsQuery(writePostsQuery(query))).toEqual(query);
  });

  it('knows when it leaves anything out', () => {
    expect(isFiltered({ page: 2, search: '', status: 'all', place: 'list' })).toBe(false);
    expect(isFiltered({ page: 1, search: '', status: 'draft', place: 'list' })).toBe(true);
  });
});
