import { describe, expect, it } from '@jest/globals';
import { FAKE_REMOTES } from '../releases/fake-release';
import { crossingsOf, privatePaths, remoteOf } from './areas';

const remotes = Object.values(FAKE_REMOTES);
const withoutAdmin = [FAKE_REMOTES.site, FAKE_REMOTES.exercises];

describe('the remote of a path', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/blog/new', 'admin'],
    ['/administration', 'site'],
    ['/om/admin', 'site'],
    ['/resurser/vila', 'exercises'],
    ['/', 'site'],
  ])('of %s is %s', (path, name) => expect(remoteOf(path, remotes)?.name).toBe(name));

  it.each(['/utan-nat', '/cookie-installningar', '/assets/shell.js'])(
    'is none for the shell’s own %s',
    (path) => expect(remoteOf(path, remotes)).toBeNull(),
  );

  it('is none where nobody owns the path', () => {
    expect(remoteOf('/om-oss', [FAKE_REMOTES.exercises])).toBeNull();
  });

  it('is the site where the admin is turned off', () => {
    expect(remoteOf('/admin/login', withoutAdmin)?.name).toBe('site');
  });
});

describe('the links that load another document', () => {
  it('lead from the admin to public pages, and from public pages to the admin where there is one', () => {
    expect(crossingsOf('admin', remotes)).toEqual(['/', '/resurser/*']);
    expect(crossingsOf('public', remotes)).toEqual(['/admin/*']);
    expect(crossingsOf('public', withoutAdmin)).toEqual([]);
  });
});

it('the admin’s paths are private', () => {
  expect(privatePaths(remotes)).toEqual(['/admin']);
});
