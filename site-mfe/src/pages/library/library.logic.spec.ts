import { describe, expect, it } from '@jest/globals';
import {
  categoryChoices,
  LAST_PAGE,
  libraryAddress,
  listingCalls,
  NO_FILTERS,
  readLibraryFilters,
  shownCount,
} from './library.logic';
import { cleanSearch } from '../../features/articles/article-calls';

const read = (query: string) => readLibraryFilters(new URLSearchParams(query));

describe('readLibraryFilters', () => {
  it('shows all articles where the address says nothing', () => {
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('reads category, search, length and page', () => {
    expect(read('category=somn&search=vaken+natt&langd=kort&page=3')).toEqual({
      category: 'somn',
      search: 'vaken natt',
      isShort: true,
      page: 3,
    });
  });

  it('takes kansloreglering for sjalvmedkansla', () => {
    expect(read('category=kansloreglering').category).toBe('sjalvmedkansla');
  });

  it.each([
    'category=okand',
    'category=',
    'category=alla',
    'langd=lang',
    'langd=',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'page=1e999',
  ])('means the default by %s', (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  });

  it('bounds the page', () => {
    expect(read('page=99999').page).toBe(LAST_PAGE);
  });
});

describe('cleanSearch', () => {
  it('trims, and drops what is no text', () => {
    expect(cleanSearch('  lugn\u0000\ud800 kväll\n')).toBe('lugn kväll');
  });

  it('bounds the length without cutting a character in two', () => {
    const cleaned = cleanSearch('x'.repeat(199) + '😌');
    expect(cleaned).toBe('x'.repeat(199));
  });
});

describe('libraryAddress', () => {
  it('leaves defaults out', () => {
    expect(libraryAddress(NO_FILTERS)).toBe('/kunskapsbibliotek');
  });

  it('keeps category, search and page together', () => {
    expect(libraryAddress({ ...NO_FILTERS, category: 'naring', search: 'å & ö', page: 2 })).toBe(
      '/kunskapsbibliotek?category=naring&search=%C3%A5+%26+%C3%B6&page=2',
    );
    expect(libraryAddress({ ...NO_FILTERS, page: 2 })).toBe('/kunskapsbibliotek?page=2');
    expect(libraryAddress({ ...NO_FILTERS, isShort: true })).toBe('/kunskapsbibliotek?langd=kort');
  });

  it('reads back as it was written', () => {
    const filters = { category: 'somn', search: 'vila 100%', isShort: true, page: 4 } as const;
    expect(read(libraryAddress(filters).split('?')[1] ?? '')).toEqual(filters);
  });
});

describe('listingCalls', () => {
  it('asks once for what one call can give', () => {
    expect(listingCalls(13)).toEqual([{ page: 1, limit: 13 }]);
    expect(listingCalls(97)).toEqual([{ page: 1, limit: 97 }]);
  });

  it('never asks for more than the API gives, and covers every article up to the page', () => {
    for (let page = 1; page <= LAST_PAGE; page += 1) {
      const count = shownCount({ ...NO_FILTERS, page });
      const calls = listingCalls(count);
      expect(Math.max(...calls.map(({ limit }) => limit))).toBeLessThanOrEqual(100);
      expect(calls.reduce((sum, { limit }) => sum + limit, 0)).toBeGreaterThanOrEqual(count);
    }
  });
});

describe('categoryChoices', () => {
  it('lists all articles first and a category without articles too', () => {
    expect(
      categoryChoices(11, [
        { id: 'sjalvmedkansla', count: 3 },
        { id: 'somn', count: 4 },
      ]),
    ).toEqual([
      { id: 'alla', count: 11 },
      { id: 'somn', count: 4 },
      { id: 'stresshantering', count: 0 },
      { id: 'naring', count: 0 },
      { id: 'sjalvmedkansla', count: 3 },
    ]);
  });
});

describe('a page of the library', () => {
  it('holds whole rows of three below a first article of its own', () => {
    expect(shownCount(NO_FILTERS)).toBe(13);
    expect(shownCount({ ...NO_FILTERS, page: 2 })).toBe(25);
    expect(shownCount({ ...NO_FILTERS, search: 'vila' })).toBe(12);
  });

  it('comes in whole calls where one call gives too few', () => {
    expect(listingCalls(109)).toEqual([
      { page: 1, limit: 100 },
      { page: 2, limit: 100 },
    ]);
    expect(listingCalls(201)).toHaveLength(3);
  });

  it('ends the pages at the fortieth', () => {
    expect(read('page=40').page).toBe(40);
    expect(read('page=41').page).toBe(40);
    expect(read('page=2').page).toBe(2);
  });
});

describe('a search in the address', () => {
  it('has one space between words, and none around them', () => {
    expect(cleanSearch(' \t lugn \n\n kväll \r ')).toBe('lugn kväll');
    expect(cleanSearch(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199));
    expect(cleanSearch('x'.repeat(201))).toBe('x'.repeat(200));
  });

  it('arrives cleaned', () => {
    expect(read('search=++lugn%00++')).toEqual({ ...NO_FILTERS, search: 'lugn' });
  });
});
