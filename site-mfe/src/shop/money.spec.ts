import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { swedishPrice } from './money';

it.each([
  [4900, '49 kr'],
  [980, '9,80 kr'],
  [104_905, '1 049,05 kr'],
  [0, '0 kr'],
  [123_456_700, '1 234 567 kr'],
  [-4905, '−49,05 kr'],
])('writes %i öre as %s', (ore, text) => {
  expect(swedishPrice(ore).replaceAll('\u00a0', ' ')).toBe(text);
});

it('agrees with Intl', () => {
  const intl = new Intl.NumberFormat('sv-SE', {
    style: 'currency',
    currency: 'SEK',
    minimumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (ore) => {
      const ours = swedishPrice(ore);
      const full = ours.includes(',') ? ours : ours.replace('\u00a0kr', ',00\u00a0kr');
      expect(full).toBe(intl.format(ore / 100).replaceAll('\u202f', '\u00a0'));
    }),
  );
});
