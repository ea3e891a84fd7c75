import { describe, expect, it } from '@jest/globals';
import { isStorable } from './safe-text';

function nested(depth: number): unknown {
  return depth === 0 ? 'botten' : [nested(depth - 1)];
}

describe('isStorable', () => {
  it.each([['plain text åäö 🌿'], [{ a: [1, null, true, 'b'] }], [''], [undefined]])('takes %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate', '\udc00a'],
    ['a field name with NUL', { 'a\0': 1 }],
    ['a lone surrogate deep inside', { a: [{ b: '\ud800' }] }],
  ])('refuses %s', (_, value) => {
    expect(isStorable(value)).toBe(false);
  });

  it('takes 20 levels and refuses the 21st', () => {
    expect(isStorable(nested(20))).toBe(true);
    expect(isStorable(nested(21))).toBe(false);
  });
});
