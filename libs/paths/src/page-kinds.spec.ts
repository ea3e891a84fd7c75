import { describe, expect, it } from '@jest/globals';
import {
  isExerciseSlug,
  isNoindexPath,
  isPersonalPath,
  readingOf,
  letterOf,
  withoutLetter,
} from './page-kinds';
import { articlePath, PATHS, readerPath } from './paths';

describe('isNoindexPath', () => {
  it.each([
    '/premium',
    '/checkout',
    '/cart',
    '/varukorg',
    '/admin/login',
    '/admin/dashboard',
    '/admin/blog/new',
    '/admin/blog/edit/7',
    '/button-demo',
    '/logo',
  ])('excludes %s from search engines', (path) => {
    expect(isNoindexPath(path)).toBe(true);
  });

  it.each(['/', '/kunskapsbibliotek', '/logotyp', '/premium-artikel', '/kunskapsbibliotek/cart'])(
    'leaves %s open',
    (path) => {
      expect(isNoindexPath(path)).toBe(false);
    },
  );
});

it.each([
  '/admin/konto',
  '/utan-nat',
  '/nyhetsbrev/bekrafta',
  '/nyhetsbrev/avregistrera',
  '/nyhetsbrev/installningar',
  '/paminnelse/bekrafta',
  '/dela/messenger/en-artikel',
])('hides %s from search engines', (path) => {
  expect(isNoindexPath(path)).toBe(true);
});

it('leaves the rest of the admin to its own paths', () => {
  expect(isNoindexPath('/admin')).toBe(false);
  expect(isNoindexPath('/admin/blog')).toBe(false);
});

describe('isPersonalPath', () => {
  it.each(['/dina-kop', '/las/lugnare-kvallar/1', '/las/lugnare-kvallar/2', '/las'])('includes %s', (path) =>
    expect(isPersonalPath(path)).toBe(true),
  );

  it.each(['/', '/produkter/lugnare-kvallar', '/checkout', '/lasning/1', '/dina-kopor'])(
    'leaves out %s',
    (path) => expect(isPersonalPath(path)).toBe(false),
  );
});

describe('a session of a guide', () => {
  it('goes into search engines if it is free to read, and stays out otherwise', () => {
    expect(isNoindexPath(readerPath('lugnare-kvallar'))).toBe(false);
    for (const session of [2, 10, 11])
      expect(isNoindexPath(readerPath('lugnare-kvallar', session))).toBe(true);
  });
});

describe('readingOf', () => {
  it.each([
    [articlePath('somn-och-ljus'), { kind: 'article', slug: 'somn-och-ljus' }],
    [PATHS.mindfulBreathing, { kind: 'exercise', slug: 'mindful-andning' }],
    [PATHS.recoveryTest, { kind: 'exercise', slug: 'aterhamtningstest' }],
    [PATHS.recoveryTestShort, { kind: 'exercise', slug: 'aterhamtningstest' }],
  ])('counts %s', (path, reading) => {
    expect(readingOf(path)).toEqual(reading);
  });

  it.each([
    PATHS.home,
    PATHS.library,
    PATHS.resources,
    PATHS.contact,
    `${PATHS.library}/a/b`,
    '/kunskapsbibliotek/%3Cscript%3E',
    '/admin/dashboard',
  ])('does not count %s', (path) => {
    expect(readingOf(path)).toBeNull();
  });
});

describe('isExerciseSlug', () => {
  it('knows the exercises and nothing else', () => {
    expect(isExerciseSlug('mindful-andning')).toBe(true);
    expect(isExerciseSlug('aterhamtningstest')).toBe(true);
    expect(isExerciseSlug('resurser')).toBe(false);
    expect(isExerciseSlug('pahittad')).toBe(false);
  });
});

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
