import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { indexedPart, LEAST_LETTERS_WITHIN } from './indexed-part';

describe('the part of a search that the index is asked for', () => {
  it.each([
    ['åsa', 'åsa'],
    ['anna@ek.se', 'anna@ek.se'],
    ['anna.andersson.lund@exempel.se', 'dersson.lund'],
    ['anna@en-stor-tjanst.example', 'anna@en-stor'],
    ['@en-stor-tjanst.example', '@en-stor-tja'],
    ['cecilia lindqvist', 'cecilia lind'],
  ])('of %s is %s', (term, part) => {
    expect(indexedPart(term)).toBe(part);
  });

  it('stands in the search, is long enough, never long, and cuts no letter in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: LEAST_LETTERS_WITHIN, maxLength: 60 }), (term) => {
        const part = indexedPart(term);
        expect(term).toContain(part);
        expect([...part].length).toBeGreaterThanOrEqual(Math.min([...term].length, LEAST_LETTERS_WITHIN));
        expect([...part].length).toBeLessThanOrEqual(12);
        expect(part.isWellFormed()).toBe(true);
      }),
    );
  });
});
