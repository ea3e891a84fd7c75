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
    expect(PRELOADED_LINES.map(({ id, name, image }) => [id, name, image])).toEqual([
      ['vagledning-lugnare-kvallar', 'Vägledning: Lugnare kvällar', null],
      ['vagledning-mjuk-start', 'Vägledning: Mjuk start på dagen', null],
    ]);
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

  it('restores a removed line at its index', () => {
    const [line] = LINES;
    if (!line) throw new Error('No line');
    expect(withLineAt(withoutLine(LINES, FIRST), line, 0)).toEqual(LINES);
    expect(withLineAt(LINES, line, 1)).toEqual(LINES);
  });

  it('parses a stored cart and rejects a broken one', () => {
    expect(readStoredLines(JSON.stringify(LINES))).toEqual(LINES);
    expect(readStoredLines('[]')).toEqual([]);
    for (const broken of [null, '', '{', '{}', '"x"']) expect(readStoredLines(broken)).toBeNull();
  });

  const LINE = { id: 'a', name: 'A', price: 1, quantity: 1, image: null };

  it.each([{}, { price: 0 }, { quantity: 99 }, { image: '/a.webp' }])(
    'keeps a stored line with %j',
    (changes) => {
      const line = { ...LINE, ...changes };
      expect(readStoredLines(JSON.stringify([line]))).toEqual([line]);
    },
  );

  it.each([
    { id: 1 },
    { name: null },
    { price: '1' },
    { price: -1 },
    { quantity: 0 },
    { quantity: 100 },
    { quantity: 1.5 },
    { quantity: '1' },
    { image: 1 },
  ])('leaves out a stored line with %j, and keeps the others', (changes) => {
    expect(readStoredLines(JSON.stringify([{ ...LINE, ...changes }, LINE]))).toEqual([LINE]);
  });

  it('drops invalid lines', () => {
    expect(readStoredLines(JSON.stringify([null, 'a', 1, LINE]))).toEqual([LINE]);
  });

  it('changes the quantity of one line, and removes one line', () => {
    const [first, second] = LINES;
    expect(withQuantity(LINES, FIRST, 3)).toEqual([{ ...first, quantity: 3 }, second]);
    expect(withoutLine(LINES, FIRST)).toEqual([second]);
  });

  it('puts a removed line back between others, and at the end', () => {
    const third = { ...LINE, id: 'c' };
    expect(withLineAt(LINES, third, 1).map(({ id }) => id)).toEqual([FIRST, 'c', LINES[1]?.id]);
    expect(withLineAt(LINES, third, 2).map(({ id }) => id)).toEqual([FIRST, LINES[1]?.id, 'c']);
  });

  it('totals prices with öre without a rest', () => {
    expect(totalOre([{ ...LINE, price: 19.99, quantity: 3 }])).toBe(5997);
  });
});
