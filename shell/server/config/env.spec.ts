import { describe, expect, it } from '@jest/globals';
import { readConfig } from './env';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4200,
      metricsPort: null,
      siteOrigin: 'http://localhost:4200',
      apiOrigin: 'http://127.0.0.1:4300',
      registryLocation: 'releases/registry.json',
      keptReleasesDirectory: '.stillsam/kept-releases',
      internalSecret: null,
      renderWorkers: 2,
      isAdminInShell: true,
      trustedProxyHops: 0,
      releasePollMilliseconds: 1000,
      drainMilliseconds: 10_000,
      isOfflineOn: true,
      analytics: null,
      paymentOrigin: null,
      purgeTargets: [],
      logLevel: 'info',
    });
  });

  it('reads each variable in its own kind', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      SHELL_PORT: '443',
      SITE_ORIGIN: 'https://stillsam.example/a/path?b',
      API_INTERNAL_ORIGIN: 'http://api:4300/',
      ADMIN_IN_SHELL: 'false',
      TRUSTED_PROXY_HOPS: '2',
      RELEASE_POLL_MILLISECONDS: '60000',
      LOG_LEVEL: 'silent',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 443,
      siteOrigin: 'https://stillsam.example',
      apiOrigin: 'http://api:4300',
      isAdminInShell: false,
      trustedProxyHops: 2,
      releasePollMilliseconds: 60_000,
      logLevel: 'silent',
    });
  });

  it('has metrics on the port that is named, and none where it is empty', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    expect(readConfig({ METRICS_PORT: '' }).metricsPort).toBeNull();
    expect(() => readConfig({ METRICS_PORT: '70000' })).toThrow('METRICS_PORT');
  });

  it('has the admin where its variable says so', () => {
    expect(readConfig({ ADMIN_IN_SHELL: 'true' }).isAdminInShell).toBe(true);
  });

  it.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])(
    'takes the log level %s',
    (level) => {
      expect(readConfig({ LOG_LEVEL: level }).logLevel).toBe(level);
    },
  );

  it.each([
    [{}, true],
    [{ SERVICE_WORKER: 'on', NODE_ENV: 'test' }, true],
    [{ SERVICE_WORKER: 'withdrawn' }, false],
    [{ NODE_ENV: 'development' }, false],
  ])('caches with %j pages on devices: %s', (environment, isOfflineOn) => {
    expect(readConfig(environment).isOfflineOn).toBe(isOfflineOn);
  });

  it('finds its remotes in the registry, and keeps their releases', () => {
    expect(readConfig({})).toMatchObject({
      registryLocation: 'releases/registry.json',
      keptReleasesDirectory: '.stillsam/kept-releases',
      internalSecret: null,
      renderWorkers: 2,
    });
    const environment = { REMOTES_REGISTRY: 'https://files.example/registry.json', RENDER_WORKERS: '4' };
    expect(readConfig(environment)).toMatchObject({
      registryLocation: 'https://files.example/registry.json',
      renderWorkers: 4,
    });
    expect(() => readConfig({ RENDER_WORKERS: '0' })).toThrow('RENDER_WORKERS');
    expect(() => readConfig({ INTERNAL_SECRET: 'short' })).toThrow('INTERNAL_SECRET');
  });

  it('counts visits where a service is named, and nowhere else', () => {
    const service = {
      ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.manual.js',
      ANALYTICS_DOMAIN: 'a.se',
    };
    expect(readConfig(service).analytics).toEqual({
      scriptUrl: 'https://stats.example/js/script.manual.js',
      domain: 'a.se',
    });
    expect(readConfig({}).analytics).toBeNull();
    expect(readConfig({ ANALYTICS_SCRIPT_URL: '', ANALYTICS_DOMAIN: '' }).analytics).toBeNull();
    expect(() => readConfig({ ANALYTICS_DOMAIN: 'a.se' })).toThrow('ANALYTICS_SCRIPT_URL is missing');
    expect(() => readConfig({ ...service, ANALYTICS_DOMAIN: '' })).toThrow('ANALYTICS_DOMAIN is missing');
  });

  it.each([
    ['ANALYTICS_SCRIPT_URL', 'javascript:alert(1)'],
    ['ANALYTICS_SCRIPT_URL', 'ahttps://stats.example/'],
    ['ANALYTICS_SCRIPT_URL', 'https://stats.example/js/script.js'],
    ['ANALYTICS_SCRIPT_URL', 'https://stats.example/js/script.manual.outbound-links.js'],
    ['SHELL_PORT', 'abc'],
    ['SHELL_PORT', '0'],
    ['SHELL_PORT', '80.5'],
    ['SHELL_PORT', '70000'],
    ['SITE_ORIGIN', 'not an address'],
    ['API_INTERNAL_ORIGIN', 'ftp://host'],
    ['API_INTERNAL_ORIGIN', 'xhttp://host'],
    ['API_INTERNAL_ORIGIN', 'https2://host'],
    ['ADMIN_IN_SHELL', 'kanske'],
    ['HOST', ''],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '11'],
    ['RELEASE_POLL_MILLISECONDS', '99'],
    ['RELEASE_POLL_MILLISECONDS', '60001'],
    ['SERVICE_WORKER', 'off'],
    ['LOG_LEVEL', 'loud'],
  ])('stops at %s=%s with a sentence that names it', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(
      new RegExp(`^The environment variable ${variable} has an unusable value: .+\\.$`),
    );
  });

  it('reads the addresses of a CDN, one for each Varnish', () => {
    const { purgeTargets } = readConfig({
      PURGE_KIND: 'varnish',
      PURGE_URL: 'http://cache-1:6081/, http://cache-2:6081/',
    });
    expect(purgeTargets).toEqual([
      { kind: 'varnish', url: 'http://cache-1:6081/', token: null },
      { kind: 'varnish', url: 'http://cache-2:6081/', token: null },
    ]);
    const url = 'https://api.fastly.com/service/abc/purge';
    const fastly = readConfig({ PURGE_KIND: 'fastly', PURGE_URL: url, PURGE_TOKEN: 'secret' });
    expect(fastly.purgeTargets).toEqual([{ kind: 'fastly', url, token: 'secret' }]);
  });

  it.each([
    [{ PURGE_URL: 'http://cache:6081/' }, 'PURGE_KIND'],
    [{ PURGE_KIND: 'akamai', PURGE_URL: 'http://cache:6081/' }, 'PURGE_KIND'],
    [{ PURGE_KIND: 'varnish' }, 'PURGE_URL'],
    [{ PURGE_KIND: 'varnish', PURGE_URL: 'cache:6081' }, 'PURGE_URL'],
    [{ PURGE_KIND: 'cloudflare', PURGE_URL: 'https://api.example/purge' }, 'PURGE_TOKEN'],
  ])('refuses %j, naming the variable', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(`The environment variable ${name} `);
  });
});
