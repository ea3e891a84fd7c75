import { describe, expect, it } from '@jest/globals';
import { letterOf, withoutLetter } from './letter-query';

describe('letterOf', () => {
  it.each([
    ['brev=host-2026', 'host-2026'],
    ['a=1&brev=x', 'x'],
    ['brev=', null],
    ['brev=Host', null],
    ['brev=a%2Fb', null],
    [`brev=${'a'.repeat(101)}`, null],
    ['', null],
  ])('reads %j as %j', (query, letter) => {
    expect(letterOf(new URLSearchParams(query))).toBe(letter);
  });
});

describe('withoutLetter', () => {
  it.each([
    ['/resurser?brev=host', '/resurser'],
    ['/resurser?brev', '/resurser'],
    ['/resurser?brev=host#del', '/resurser#del'],
    ['/kunskapsbibliotek?category=somn&brev=host', '/kunskapsbibliotek?category=somn'],
    ['/kunskapsbibliotek?brev=host&search=s%C3%B6mn+nu', '/kunskapsbibliotek?search=s%C3%B6mn+nu'],
    ['/kunskapsbibliotek?brevet=1', '/kunskapsbibliotek?brevet=1'],
    ['/resurser?', '/resurser?'],
    ['/resurser', '/resurser'],
  ])('makes %s %s', (address, bare) => {
    expect(withoutLetter(address)).toBe(bare);
  });

  it.each(['/nyhetsbrev/avregistrera?token=abc&brev=host', '/nyhetsbrev/avregistrera?brev=host'])(
    'leaves the mailed link %s as it is',
    (address) => {
      expect(withoutLetter(address)).toBe(address);
    },
  );
});
