import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import shell from '../../package.json' with { type: 'json' };
import { FakeOrigin } from './fake-origin';
import { fetchManifest, loadRelease } from './load-release';

const { dependencies } = shell;
const origin = new FakeOrigin();
const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));
const PUBLIC_ORIGIN = 'https://site.test';
const origins = () => ({ publicOrigin: PUBLIC_ORIGIN, internalOrigin: origin.origin });

async function load() {
  return loadRelease('site', await fetchManifest('site', origins()), origins(), noFetch);
}

beforeAll(() => origin.start());
beforeEach(() => {
  origin.isMoved = false;
  origin.release('v1');
});
afterAll(() => origin.stop());

describe('loadRelease', () => {
  it('returns routes, styles and a pin for the browser', async () => {
    const manifest = origin.release('v2');
    const release = await load();
    expect(release.module.routes.map(({ path }) => path)).toEqual(['/', '/artiklar/:slug']);
    expect(release.styles.get('page.css')).toBe('a{}');
    expect(release.urlOf('page.js')).toBe(`${PUBLIC_ORIGIN}/v2/page.js`);
    expect(release.pin).toEqual({
      name: 'site',
      version: 'v2',
      entry: `${PUBLIC_ORIGIN}/v2/remoteEntry.js`,
      integrity: manifest.files['remoteEntry.js'],
      patterns: ['/', '/artiklar/:slug'],
    });
  });

  it('fetches each file once, uncompressed, also where chunks share it', async () => {
    const shared = { js: ['page.js'], css: ['page.css'] };
    const manifest = origin.release('v9', undefined, {
      chunks: { remote: shared, page: shared, other: shared },
    });
    const release = await load();
    expect(origin.requests.filter((path) => path.startsWith('/v9/')).sort()).toEqual([
      '/v9/page.css',
      '/v9/page.js',
      '/v9/remoteEntry.js',
      '/v9/server.cjs',
    ]);
    expect(origin.acceptedEncodings).toEqual(new Set(['identity']));
    expect(release).toMatchObject({ name: 'site', manifest });
  });

  it('names the release in the stack of what it throws, and gives it its own fetch', async () => {
    const loader = `() => fetch('x').catch(() => { throw new Error('unreachable') })`;
    origin.release('v10', `module.exports = { contract: 1, routes: [{ path: '/', loader: ${loader} }] };`);
    const [route] = (await load()).module.routes;
    const error = await Promise.resolve(
      typeof route?.loader === 'function' && route.loader({} as never, {} as never),
    ).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: 'unreachable',
      stack: expect.stringContaining('site-v10-server.cjs'),
    });
  });

  it.each(['remoteEntry.js', 'page.js', 'page.css', 'server.cjs'])(
    'refuses a release whose %s differs from its hash',
    async (file) => {
      origin.replaceFile('v1', file, 'changed();');
      await expect(load()).rejects.toThrow(`${file} of v1 differs from its hash`);
    },
  );

  it('loads a release of the contract before', async () => {
    const before = CONTRACT_VERSION - 1;
    origin.release('v11', `module.exports = { contract: ${before}, routes: [{ path: '/' }] };`, {
      contract: before,
    });
    expect((await load()).module.contract).toBe(before);
  });

  it('refuses a release of another contract before it fetches any file', async () => {
    origin.release('v3', undefined, { contract: CONTRACT_VERSION + 1 });
    await expect(load()).rejects.toThrow(
      `contract version ${CONTRACT_VERSION + 1}, not ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}`,
    );
    expect(origin.requests.filter((path) => path.startsWith('/v3/'))).toEqual([]);
  });

  it.each([
    ['react', dependencies.react],
    ['react/jsx-runtime', dependencies.react],
    ['react-router-dom', dependencies['react-router-dom']],
    ['@stillsam/platform', dependencies['@stillsam/platform']],
  ])('refuses a release that needs another %s, and names both versions', async (name, provided) => {
    origin.release('v4', undefined, { shared: { [name]: '^99.1.0' } });
    await expect(load()).rejects.toThrow(
      `Release v4 needs ${name} ^99.1.0, but the shell provides ${provided}`,
    );
  });

  it('refuses a release that needs a module which the shell does not provide', async () => {
    origin.release('v5', undefined, { shared: { vue: '^3.0.0' } });
    await expect(load()).rejects.toThrow('needs vue ^3.0.0, which the shell does not provide');
  });

  it('loads a release that was made before manifests named shared versions', async () => {
    origin.release('v6', undefined, { shared: undefined });
    expect((await load()).pin.version).toBe('v6');
  });
});

describe('fetchManifest', () => {
  it('refuses a manifest that is too large, or missing', async () => {
    origin.release('v11', undefined, { shared: { react: 'x'.repeat(256 * 1024) } });
    await expect(fetchManifest('site', origins())).rejects.toThrow(
      'current.json is larger than 262144 bytes',
    );
    origin.manifest = undefined;
    await expect(fetchManifest('site', origins())).rejects.toThrow('current.json responded with 404');
  });

  it('does not follow a redirect', async () => {
    origin.isMoved = true;
    await expect(fetchManifest('site', origins())).rejects.toThrow('fetch failed');
  });

  it('refuses the manifest of another part', async () => {
    origin.release('v7', undefined, { part: 'admin' });
    await expect(fetchManifest('site', origins())).rejects.toThrow('serves releases of admin');
  });

  it.each(['../../etc', 'a/b', ''])('refuses the version %j, which is no folder name', async (version) => {
    origin.release(version);
    await expect(fetchManifest('site', origins())).rejects.toThrow('version');
  });

  it('refuses a file name that leads out of the release', async () => {
    origin.release('v8', undefined, { server: '../v1/server.cjs' });
    await expect(fetchManifest('site', origins())).rejects.toThrow('server');
  });
});
