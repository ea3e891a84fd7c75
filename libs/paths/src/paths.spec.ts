import { describe, expect, it } from '@jest/globals';
import { adminEditPostPath } from './admin-paths';
import { articlePath, libraryPath } from './paths';

describe('libraryPath', () => {
  it('leaves defaults out of the address', () => {
    expect(libraryPath()).toBe('/kunskapsbibliotek');
    expect(libraryPath({ category: 'alla', search: '' })).toBe('/kunskapsbibliotek');
  });

  it('names category and search', () => {
    expect(libraryPath({ category: 'somn', search: 'gå & lägga sig' })).toBe(
      '/kunskapsbibliotek?category=somn&search=g%C3%A5+%26+l%C3%A4gga+sig',
    );
  });
});

describe('addresses with a parameter', () => {
  it('encode it', () => {
    expect(articlePath('a b/c')).toBe('/kunskapsbibliotek/a%20b%2Fc');
    expect(adminEditPostPath(7)).toBe('/admin/blog/edit/7');
  });
});
