import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseRarest, findInSample, searchPieces } from './search-pieces';

describe('the pieces of a search that the index is asked for', () => {
  it.each([
    ['åsa', ['åsa']],
    ['anna ek', ['ann', 'nna', 'na ', ' ek']],
    ['bo ek', ['bo ', ' ek']],
    ['.se', ['.se']],
    ['b.1@ek', ['.1@', '@ek']],
    ['a.b', []],
    ['an', []],
    ['@.-+', []],
    ['anna.lundquist@exempel.se', ['na.', '.lu', 'lun', 'und', 'ndq', 'dqu', 'qui', 'uis', 'ist']],
    ['@en-stor-tjanst.example', ['@en', 'en-', '-st', 'sto', 'tor', 'or-', '-tj', 'tja']],
  ])('of %s are %j', (term, pieces) => {
    expect(searchPieces(term)).toEqual(pieces);
  });

  it('stand in the search, are different, and cut no letter in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (term) => {
        const pieces = searchPieces(term);
        expect(new Set(pieces).size).toBe(pieces.length);
        for (const piece of pieces) {
          expect(term).toContain(piece);
          expect(piece.isWellFormed()).toBe(true);
          expect([...piece].length).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});

describe('a piece in a sample', () => {
  it.each([
    ['ann', ['ann', 'johanna'], ['an', 'a nn']],
    [' ek', ['ek', 'bo ek', 'bo.eklund'], ['lek']],
    ['bo ', ['bo', 'ambo@ek.se'], ['boel']],
    ['.1@', ['a.1@ek.se', 'a 1'], ['a.11@ek.se']],
  ])('of %j is found in %j, not in %j', (piece, having, lacking) => {
    const { places } = findInSample(piece, [...lacking, ...having]);
    expect(places).toEqual(having.map((_, index) => lacking.length + index));
  });
});

describe('the choice among them', () => {
  const found = [
    { piece: 'ann', places: [1, 2, 3] },
    { piece: 'nna', places: [1, 2] },
    { piece: 'kes', places: [2, 3, 4, 5] },
    { piece: 'ess', places: [2, 3, 4, 5, 6] },
  ];

  it('is the rarest of each word, then of all, and the share of rows that have them all', () => {
    expect(chooseRarest(found, 10)).toEqual({ pieces: ['nna', 'kes', 'ann'], share: 0.1 });
  });

  it('is two where no row of the sample has both', () => {
    expect(chooseRarest([...found, { piece: 'son', places: [] }], 10)).toEqual({
      pieces: ['son', 'nna'],
      share: 0,
    });
  });

  it('is the one that the index finds by one list, where two are as rare', () => {
    const alike = [' ni', 'nil', 'ann'].map((piece, place) => ({ piece, places: [place] }));
    expect(chooseRarest(alike, 10).pieces).toEqual(['nil', 'ann']);
  });

  it('is several of a short search, though they overlap', () => {
    const overlapping = ['p1a', '1ab', 'abc'].map((piece) => ({ piece, places: [1] }));
    expect(chooseRarest(overlapping, 10).pieces).toEqual(['p1a', 'abc', '1ab']);
  });

  it('is never empty where there are pieces, and never more than three', () => {
    const words = fc.uniqueArray(fc.string({ minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, (pieces) => {
        const { pieces: chosen, share } = chooseRarest(
          pieces.map((piece) => ({ piece, places: [] })),
          0,
        );
        expect(pieces).toEqual(expect.arrayContaining(chosen));
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.length).toBeLessThanOrEqual(3);
        expect(share).toBe(0);
      }),
    );
  });
});
