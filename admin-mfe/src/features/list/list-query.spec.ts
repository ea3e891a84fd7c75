import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFiltered, readListQuery, toListRequest, writeListQuery } from './list-query';

const FILTERS = {
  status: { label: 'Status', options: { all: 'Alla', unread: 'Olästa', read: 'Lästa' } },
  order: { label: 'Ordning', options: { desc: 'Nyast', asc: 'Äldst' }, isOrder: true },
  action: { label: 'Händelse', options: { '': 'Alla', Posts_create: 'Skapade' }, others: /^\w{1,10}$/ },
} as const;
const read = (text: string, search?: string) => readListQuery(FILTERS, new URLSearchParams(text), search);

const queries = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  filters: fc.record({
    status: fc.constantFrom('all', 'unread', 'read'),
    order: fc.constantFrom('desc', 'asc'),
    action: fc.constantFrom('', 'Posts_create'),
  }),
});

describe('the address of a list', () => {
  it('gives back what was written, without the search, and keeps what belongs to others', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = writeListQuery(FILTERS, new URLSearchParams('flik=meddelanden&page=9'), query);
        expect(readListQuery(FILTERS, params, query.search)).toEqual(query);
        expect(params.has('search')).toBe(false);
        expect(params.get('flik')).toBe('meddelanden');
      }),
    );
  });

  it('leaves out the defaults', () => {
    const written = writeListQuery(FILTERS, new URLSearchParams('status=read&page=3'), read(''));
    expect(written.toString()).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'status=', 'status=ALL', 'order=down', 'search=rut'])(
    'falls back to the default for %s',
    (text) => expect(read(text)).toEqual(read('')),
  );

  it.each([
    ['Posts_create', 'Posts_create'],
    ['Other_call', 'Other_call'],
    ['a'.repeat(11), ''],
    ['a b', ''],
    ['toString', 'toString'],
  ])('takes the value %j of a filter with a pattern as %j', (action, value) => {
    expect(read(`action=${action}`).filters.action).toBe(value);
  });

  it('distinguishes a filter from an order', () => {
    const of = (text: string) => isFiltered(FILTERS, read(text));
    expect(of('page=3&order=asc')).toBe(false);
    expect(of('status=read')).toBe(true);
    expect(isFiltered(FILTERS, read('', 'a'))).toBe(true);
    expect(isFiltered(FILTERS, read('', ' '))).toBe(false);
  });
});

describe('the request of a list', () => {
  it('names the page alone where nothing is set', () => {
    expect(toListRequest(FILTERS, read(''))).toEqual({ page: 1 });
  });

  it('names what is set', () => {
    expect(toListRequest(FILTERS, read('page=3&status=read&order=asc', 'rut'))).toEqual({
      page: 3,
      search: 'rut',
      status: 'read',
      order: 'asc',
    });
  });
});
