import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  PRELOADED_LINES,
  readQuantity,
  readStoredLines,
  totalOre,
  withLineAt,
  withoutLine,
  withQuantity,
} from './cart.logic';

const LINES = [...PRELOADED_LINES];
const FIRST = 'vagledning-lugnare-kvallar';

describe('the cart', () => {
  it('starts with two items at 49 SEK, one of each', () => {
    expect(PRELOADED_LINES.map(({ price, quantity }) => [price, quantity])).toEqual([
      [49, 1],
      [49, 1],
    ]);
    expect(totalOre(LINES)).toBe(9800);
  });

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 1],
    ['-4', 1],
    ['2,5', 1],
    ['tre', 1],
    ['', 1],
    ['1e3', 1],
    ['500', 99],
  ])('reads the typed quantity %j as %i', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it('never goes below one', () => {
    fc.assert(
      fc.property(fc.integer(), (quantity) => {
        const [line] = withQuantity(LINES, FIRST, quantity);
        expect(line?.quantity).toBeGreaterThanOrEqual(1);
        expect(line?.quantity).toBeLessThanOrEqual(99);
      }),
    );
  });

  it('totals price times quantity', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 99 }))),
        (pairs) => {
          const lines = pairs.map(([price, quantity], index) => ({
            id: String(index),
            name: 'x',
            price,
            quantity,
            image: null,
          }));
          expect(totalOre(lines)).toBe(
            pairs.reduce((sum, [price, quantity]) => sum + price * quantity * 100, 0),
          );
        },
      ),
    );
  });

  it('puts a removed line back where it stood', () => {
    const [line] = LINES;
    if (!line) throw new Error('No line');
    expect(withLineAt(withoutLine(LINES, FIRST), line, 0)).toEqual(LINES);
    expect(withLineAt(LINES, line, 1)).toEqual(LINES);
  });

  it('reads what it stored, and nothing that is broken', () => {
    expect(readStoredLines(JSON.stringify(LINES))).toEqual(LINES);
    expect(readStoredLines('[]')).toEqual([]);
    for (const broken of [null, '', '{', '{}', '"x"']) expect(readStoredLines(broken)).toBeNull();
    expect(readStoredLines('[{"id":"a","name":"A","price":1,"quantity":0,"image":null}]')).toEqual([]);
  });
});
