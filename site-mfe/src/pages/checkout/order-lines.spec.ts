import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from '../../shop/products';
import { previewOrder } from './order-lines';

const product = (changes: Partial<Product>): Product => ({
  id: 'a',
  name: 'A',
  description: '',
  image: null,
  is_digital: true,
  price_ore: 4900,
  struck_ore: null,
  vat_percent: 25,
  ...changes,
});

it('uses the shop’s price, not that of the stored cart', () => {
  const preview = previewOrder(
    [
      { id: 'a', name: 'Gammalt namn', price: 1, quantity: 2, image: null },
      { id: 'borta', name: 'Borta', price: 49, quantity: 1, image: null },
    ],
    [product({})],
  );
  expect(preview).toEqual({
    lines: [
      {
        id: 'a',
        name: 'A',
        quantity: 2,
        totalOre: 9800,
        vatPercent: 25,
        isDigital: true,
      },
    ],
    totalOre: 9800,
    vat: [{ percent: 25, ore: 1960 }],
    unavailable: ['Borta'],
  });
});

it('sums the tax of all lines of a rate, rounded once', () => {
  const products = [
    product({ id: 'a', price_ore: 1003 }),
    product({ id: 'b', price_ore: 1003 }),
    product({ id: 'c', price_ore: 1060, vat_percent: 6 }),
  ];
  const cart = products.map(({ id }) => ({ id, name: '', price: 0, quantity: 1, image: null }));
  expect(previewOrder(cart, products)).toMatchObject({
    totalOre: 3066,
    // Rounding per line would give 402 for 25 %.
    vat: [
      { percent: 6, ore: 60 },
      { percent: 25, ore: 401 },
    ],
    unavailable: [],
  });
});

it('sums the tax by rate, lowest first, never above the price', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 100_000 }),
          fc.constantFrom(6, 12, 25),
          fc.integer({ min: 1, max: 99 }),
        ),
      ),
      (rows) => {
        const products = rows.map(([price_ore, vat_percent], index) =>
          product({ id: String(index), price_ore, vat_percent }),
        );
        const cart = rows.map(([, , quantity], index) => ({
          id: String(index),
          name: '',
          price: 0,
          quantity,
          image: null,
        }));
        const { vat, totalOre } = previewOrder(cart, products);
        const percents = vat.map(({ percent }) => percent);
        expect(percents).toEqual([...new Set(percents)].sort((one, other) => one - other));
        expect(vat.reduce((sum, { ore }) => sum + ore, 0)).toBeLessThanOrEqual(totalOre);
      },
    ),
  );
});
