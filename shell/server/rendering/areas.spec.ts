import { describe, expect, it } from '@jest/globals';
import { areaOf, crossingsOf } from './areas';

describe('the area of a path', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/blog/new', 'admin'],
    ['/administration', 'public'],
    ['/om/admin', 'public'],
    ['/', 'public'],
  ])('of %s is %s', (path, area) => expect(areaOf(path, true)).toBe(area));

  it('is public where the admin is turned off', () => {
    expect(areaOf('/admin', false)).toBe('public');
    expect(areaOf('/admin/login', false)).toBe('public');
  });
});

describe('the links that load another document', () => {
  it('lead from the admin to the start page, and from public pages to the admin where there is one', () => {
    expect(crossingsOf('admin', true)).toEqual(['/']);
    expect(crossingsOf('public', true)).toEqual(['/admin/*']);
    expect(crossingsOf('public', false)).toEqual([]);
  });
});
