import { describe, expect, it } from '@jest/globals';
import { isNoindexPath } from './noindex';

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
