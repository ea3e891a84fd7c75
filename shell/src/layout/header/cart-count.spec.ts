import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countOf } from './cart-link';

describe('the count of the cart', () => {
  it('adds the quantities of all lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.string(), quantity: fc.integer({ min: 1, max: 99 }) })),
        (lines) => {
          expect(countOf(JSON.stringify(lines))).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        },
      ),
    );
  });

  it('returns 0 without a stored cart, and for an invalid one', () => {
    expect(countOf(null)).toBe(0);
    expect(countOf('[{"quantity":"två"},null,7,{"quantity":-1}]')).toBe(0);
    fc.assert(fc.property(fc.string(), (text) => expect(countOf(text)).toBeGreaterThanOrEqual(0)));
    fc.assert(fc.property(fc.json(), (text) => expect(Number.isInteger(countOf(text))).toBe(true)));
  });
});
