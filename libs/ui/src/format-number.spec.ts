import { expect, it } from '@jest/globals';
import { formatNumber } from './format-number';

it.each([
  [0, '0'],
  [999, '999'],
  [100_011, '100\u00a0011'],
  [0.5, '0,5'],
])('writes %d as %s', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});
