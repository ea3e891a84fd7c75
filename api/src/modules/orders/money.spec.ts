import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumVat } from './money';

const line = fc.record({
  total_ore: fc.integer({ min: 0, max: 100_000_000 }),
  vat_percent: fc.constantFrom(0, 6, 12, 25),
});

describe('the VAT of an order', () => {
  it('makes a fifth of a price at 25 %', () => {
    expect(sumVat([{ total_ore: 4900, vat_percent: 25 }])).toEqual([
      { percent: 25, net_ore: 3920, vat_ore: 980, gross_ore: 4900 },
    ]);
  });

  it('lists its rates, lowest first', () => {
    const sums = sumVat([
      { total_ore: 1000, vat_percent: 25 },
      { total_ore: 1060, vat_percent: 6 },
      { total_ore: 1060, vat_percent: 6 },
    ]);
    expect(sums).toEqual([
      { percent: 6, net_ore: 2000, vat_ore: 120, gross_ore: 2120 },
      { percent: 25, net_ore: 800, vat_ore: 200, gross_ore: 1000 },
    ]);
  });

  it('adds up to what is paid, in whole öre, for any order', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const sums = sumVat(lines);
        const paid = lines.reduce((sum, { total_ore }) => sum + total_ore, 0);
        expect(sums.reduce((sum, { net_ore, vat_ore }) => sum + net_ore + vat_ore, 0)).toBe(paid);
        for (const { percent, net_ore, vat_ore, gross_ore } of sums) {
          expect(Number.isInteger(vat_ore) && vat_ore >= 0 && net_ore >= 0).toBe(true);
          // Within half an öre of the exact amount.
          expect(Math.abs(vat_ore - (gross_ore * percent) / (100 + percent))).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        expect(sumVat([...lines].reverse())).toEqual(sumVat(lines));
      }),
    );
  });
});
