/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './env';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4200,
      siteOrigin: 'http://localhost:4200',
      isAdminInShell: true,
      isProxyTrusted: false,
    });
  });

  it('reaches a remote on localhost by its address', () => {
    expect(readConfig({}).remotes.site).toEqual({
      publicOrigin: 'http://localhost:4201',
      internalOrigin: 'http://127.0.0.1:4201',
    });
  });

  it.each([
    ['SHELL_PORT', 'abc'],
    ['SHELL_PORT', '70000'],
    ['SITE_ORIGIN', 'not an address'],
    ['API_INTERNAL_ORIGIN', 'ftp://host'],
    ['ADMIN_IN_SHELL', 'kanske'],
    ['RELEASE_POLL_MILLISECONDS', '1'],
  ])('stops at %s=%s with a sentence that names it', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(variable);
  });
});
