import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFiltered, readChoice, readListQuery, writeListQuery } from './list-query';

const STATUSES = ['all', 'unread', 'read'] as const;
const ORDERS = ['desc', 'asc'] as const;
const read = (params: URLSearchParams) => ({
  ...readListQuery(params),
  status: readChoice(params, 'status', STATUSES),
  order: readChoice(params, 'order', ORDERS),
});

const queries = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  status: fc.constantFrom(...STATUSES),
  order: fc.constantFrom(...ORDERS),
});

describe('the address of a list', () => {
  it('gives back what was written, and keeps what belongs to others', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = writeListQuery(new URLSearchParams('flik=meddelanden&page=9'), query, read);
        expect(read(params)).toEqual(query);
        expect(params.get('flik')).toBe('meddelanden');
      }),
    );
  });

  it('leaves out what is as usual', () => {
    const usual = read(new URLSearchParams());
    expect(writeListQuery(new URLSearchParams('status=read&page=3'), usual, read).toString()).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'status=', 'status=ALL', 'order=down', 'search=%20'])(
    'falls back to the usual for %s',
    (text) => expect(read(new URLSearchParams(text))).toEqual(read(new URLSearchParams())),
  );

  it('distinguishes a filter from an order', () => {
    const of = (text: string) => isFiltered(read(new URLSearchParams(text)), read, ['order']);
    expect(of('page=3&order=asc')).toBe(false);
    expect(of('status=read')).toBe(true);
    expect(of('search=a')).toBe(true);
  });
});
