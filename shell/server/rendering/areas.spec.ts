import { describe, expect, it } from '@jest/globals';
import { FAKE_REMOTES } from '../../test/fake-release';
import { crossingsOf, privatePaths, remoteOf } from './areas';

const remotes = Object.values(FAKE_REMOTES);
const withoutAdmin = [FAKE_REMOTES.site, FAKE_REMOTES.exercises];

describe('remoteOf', () => {
  it.each([
    ['/admin', 'admin'],
    ['/admin/blog/new', 'admin'],
    ['/administration', 'site'],
    ['/om/admin', 'site'],
    ['/resurser/vila', 'exercises'],
    ['/', 'site'],
  ])('finds for %s the remote %s', (path, name) => expect(remoteOf(path, remotes)?.name).toBe(name));

  it.each(['/utan-nat', '/cookie-installningar', '/assets/shell.js'])(
    'returns null for the shell’s own %s',
    (path) => expect(remoteOf(path, remotes)).toBeNull(),
  );

  it('returns null for an unowned path', () => {
    expect(remoteOf('/om-oss', [FAKE_REMOTES.exercises])).toBeNull();
  });

  it('returns the site where the admin is turned off', () => {
    expect(remoteOf('/admin/login', withoutAdmin)?.name).toBe('site');
  });
});

describe('a link that loads another document', () => {
  it('leads to every remote but the one that rendered the document', () => {
    expect(crossingsOf('admin', remotes)).toEqual(['/', '/resurser/*']);
    expect(crossingsOf('site', remotes)).toEqual(['/resurser/*', '/admin/*']);
    expect(crossingsOf('site', withoutAdmin)).toEqual(['/resurser/*']);
    expect(crossingsOf(null, withoutAdmin)).toEqual(['/', '/resurser/*']);
  });
});

it('counts the admin’s paths as private', () => {
  expect(privatePaths(remotes)).toEqual(['/admin']);
});
