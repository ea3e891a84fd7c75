import { expect, it } from '@jest/globals';
import { readCategory } from './categories';

it.each([
  ['somn', 'somn'],
  ['SOMN', 'somn'],
  ['sjalvmedkansla', 'sjalvmedkansla'],
  ['kansloreglering', 'sjalvmedkansla'],
  ['Kansloreglering', 'sjalvmedkansla'],
  ['alla', undefined],
  ['', undefined],
  [undefined, undefined],
  // Names that every object has.
  ['constructor', undefined],
  ['toString', undefined],
])('reads from the query %j the category %j', (text, id) => {
  expect(readCategory(text)).toBe(id);
});
