import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { categoriesNamed, categoriesWith, fold, searchPhrase, searchWords } from './search-words';

const folded = (search: string) => searchWords(search).map((word) => word.folded);

describe('fold', () => {
  it.each([
    ['Sömn', 'somn'],
    ['ÅÄÖ', 'aao'],
    ['so\u0308mn', 'somn'],
    ['Café', 'cafe'],
    ['Smørrebrød', 'smorrebrod'],
  ])('turns %s into %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

describe('searchWords', () => {
  it('keeps the word as it was typed beside the folded one', () => {
    expect(searchWords('Sömn')).toEqual([{ typed: 'sömn', folded: 'somn' }]);
  });

  it.each([
    ['lugn  kväll, lugn natt', ['lugn', 'kvall', 'natt']],
    ['stress-hantering', ['stress', 'hantering']],
    ['100 % vila', ['100', 'vila']],
    // Stop words with å, ä and ö, typed with and without them.
    ['på för nar sömn', ['somn']],
    ['ö x 7', []],
    ['%_\\', []],
    ['😌 спокойно', []],
  ])('finds in %j the words %j', (search, expected) => {
    expect(folded(search)).toEqual(expected);
  });

  it('returns at most eight', () => {
    expect(folded('ett två tre fyra fem sex sju åtta nio tio')).toHaveLength(8);
  });

  it('never hold a sign of the query language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (search) => {
        for (const word of folded(search)) expect(word).toMatch(/^[a-z0-9]{2,}$/);
      }),
    );
  });
});

describe('categoriesWith', () => {
  it.each([
    ['hantering', ['stresshantering']],
    ['kansloreglering', ['sjalvmedkansla']],
    [' nar', ['naring']],
    [' ing', []],
  ])('finds for %j the categories %j', (part, expected) => {
    expect(categoriesWith(part)).toEqual(expected);
  });
});

describe('searchPhrase', () => {
  it.each([
    ['”vaken klockan tre”', 'vaken klockan tre'],
    ['"lugn"', 'lugn'],
    ['  lugn \n natt ', 'lugn natt'],
    ['so\u0308mn', 'sömn'],
    ['det ”tomma” rummet', 'det ”tomma” rummet'],
    ['""', '""'],
  ])('finds in %j the phrase %j', (search, expected) => {
    expect(searchPhrase(search)).toBe(expected);
  });
});

describe('categoriesNamed', () => {
  it.each([
    ['Stress', ['stresshantering']],
    ['hantering', []],
    ['känslo', ['naring', 'sjalvmedkansla']],
    ['Näring och', ['naring']],
  ])('finds for %j the categories %j', (phrase, expected) => {
    expect(categoriesNamed(phrase)).toEqual(expected);
  });
});

describe('the typed search', () => {
  it('falls into words of two letters and more', () => {
    expect(searchWords('Te, Kväll')).toEqual([
      { typed: 'te', folded: 'te' },
      { typed: 'kväll', folded: 'kvall' },
    ]);
  });

  it.each(['  "lugn"  ', '" lugn "', '»»lugn««'])('has its phrase in %j', (search) => {
    expect(searchPhrase(search)).toBe('lugn');
  });

  it('may be Danish', () => {
    expect(fold('Ærø')).toBe('aro');
  });
});
