import { describe, expect, it } from '@jest/globals';
import { parse } from 'node:querystring';
import { isStorable, isStorableRequest } from './safe-text';

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

const isTaken = (url: string, body?: unknown) =>
  isStorableRequest({ url, query: parse(url.split('?')[1] ?? ''), body, routeOptions: { url: '/' } });

describe('isStorableRequest', () => {
  it.each(['/a%00b', '/a%ff', '/a%', '/?q=%00', '/?a%00=1'])('refuses the address %s', (url) => {
    expect(isTaken(url)).toBe(false);
  });

  it.each([{ a: '\0' }, { a: [{ 'b\ud800': 1 }] }, nested(21)])('refuses the body %j', (body) => {
    expect(isTaken('/', body)).toBe(false);
  });

  it('refuses more than 500 fields and list items', () => {
    expect(
      isTaken(
        '/',
        Array.from({ length: 500 }, () => 1),
      ),
    ).toBe(true);
    expect(isTaken('/', { list: Array.from({ length: 500 }, () => 1) })).toBe(false);
  });

  it('takes å, ä, ö and signs of the whole world', () => {
    expect(isTaken('/s%C3%B6k?q=%F0%9F%8C%BF', { a: '🌿' })).toBe(true);
  });
});
