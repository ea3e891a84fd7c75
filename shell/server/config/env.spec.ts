import { describe, expect, it } from '@jest/globals';
import { readConfig } from './env';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4200,
      siteOrigin: 'http://localhost:4200',
      isAdminInShell: true,
      trustedProxyHops: 0,
    });
  });

  it('reaches a remote on localhost by its address', () => {
    expect(readConfig({}).remotes.site).toEqual({
      publicOrigin: 'http://localhost:4201',
      internalOrigin: 'http://127.0.0.1:4201',
    });
  });

  it('counts visits where a service is named, and nowhere else', () => {
    const service = { ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.js', ANALYTICS_DOMAIN: 'a.se' };
    expect(readConfig(service).analytics).toEqual({
      scriptUrl: 'https://stats.example/js/script.js',
      domain: 'a.se',
    });
    expect(readConfig({}).analytics).toBeNull();
    expect(readConfig({ ANALYTICS_SCRIPT_URL: '', ANALYTICS_DOMAIN: '' }).analytics).toBeNull();
    expect(() => readConfig({ ANALYTICS_DOMAIN: 'a.se' })).toThrow('ANALYTICS_SCRIPT_URL is missing');
  });

  it.each([
    ['ANALYTICS_SCRIPT_URL', 'javascript:alert(1)'],
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
