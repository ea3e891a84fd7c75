import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { generateKey, signText } from '@stillsam/releases/signature';
import shell from '../../package.json' with { type: 'json' };
import { FakeOrigin } from '../../test/fake-origin';
import { fetchPointer, fetchRelease, UnreachableOrigin } from './fetch-release';

const { dependencies } = shell;
const VERSION = 'version-1';
const origin = new FakeOrigin();
const load = (version = VERSION) => fetchRelease(origin.remote(), version);

beforeAll(() => origin.start());
beforeEach(() => {
  origin.isMoved = false;
  origin.release(VERSION);
});
afterAll(() => origin.stop());

describe('fetchRelease', () => {
  it('returns what runs on the server, the styles and the scripts', async () => {
    const manifest = origin.release('version-2');
    const files = await load('version-2');
    expect(JSON.parse(files.manifestText)).toEqual(manifest);
    expect(files.source).toContain('/artiklar/:slug');
    expect(files.styles).toEqual({ 'page.css': '.sia{}' });
    expect(files.scripts).toEqual({ 'remoteEntry.js': 'entry();', 'page.js': 'page();' });
  });

  it('fetches each file once, uncompressed, also where chunks share it', async () => {
    const shared = { js: ['page.js'], css: ['page.css'] };
    origin.release('version-9', undefined, { chunks: { remote: shared, page: shared, other: shared } });
    await load('version-9');
    expect(origin.requests.filter((path) => path.startsWith('/version-9/')).sort()).toEqual(
      ['page.css', 'page.js', 'release.json', 'release.json.sig', 'remoteEntry.js', 'server.cjs'].map(
        (file) => `/version-9/${file}`,
      ),
    );
    expect(origin.acceptedEncodings).toEqual(new Set(['identity']));
  });

  it.each(['remoteEntry.js', 'page.js', 'page.css', 'server.cjs'])(
    'refuses a release whose %s differs from its hash',
    async (file) => {
      origin.replaceFile(VERSION, file, 'changed();');
      await expect(load()).rejects.toThrow(`${file} differs from its hash.`);
    },
  );

  it('refuses a manifest that was changed, or signed by another key', async () => {
    const text = JSON.stringify({ ...origin.release(VERSION), commit: 'abc' });
    origin.replaceFile(VERSION, 'release.json', text);
    await expect(load()).rejects.toThrow('The release is not signed by the key of site.');
    origin.replaceFile(VERSION, 'release.json.sig', signText(text, generateKey().privateKey));
    await expect(load()).rejects.toThrow('The release is not signed by the key of site.');
  });

  it('refuses the release of another folder or part', async () => {
    origin.release('version-7', undefined, { version: 'version-6' });
    await expect(load('version-7')).rejects.toThrow('The folder version-7 holds version-6.');
    origin.release('version-8', undefined, { part: 'admin' });
    await expect(load('version-8')).rejects.toThrow('The release is one of admin.');
  });

  it('fetches a release of the contract before', async () => {
    const manifest = origin.release('version-6', undefined, { contract: CONTRACT_VERSION - 1 });
    expect(JSON.parse((await load('version-6')).manifestText)).toEqual(manifest);
  });

  it('refuses a release of another contract before it fetches any file', async () => {
    origin.release('version-3', undefined, { contract: CONTRACT_VERSION + 1 });
    await expect(load('version-3')).rejects.toThrow(
      `The release has contract version ${CONTRACT_VERSION + 1}, not ${CONTRACT_VERSION} or ${CONTRACT_VERSION - 1}.`,
    );
    expect(origin.requests).not.toContain('/version-3/server.cjs');
  });

  it.each([
    ['react', dependencies.react],
    ['react/jsx-runtime', dependencies.react],
    ['react-router-dom', dependencies['react-router-dom']],
    ['@stillsam/platform', dependencies['@stillsam/platform']],
  ])('refuses a release that needs another %s, and names both versions', async (name, provided) => {
    origin.release('version-4', undefined, { shared: { [name]: '^99.1.0' } });
    await expect(load('version-4')).rejects.toThrow(
      `The release needs ${name} ^99.1.0, but the shell provides ${provided}.`,
    );
  });

  it('refuses a release that needs a module which the shell does not provide', async () => {
    origin.release('version-5', undefined, { shared: { vue: '^3.0.0' } });
    await expect(load('version-5')).rejects.toThrow('needs vue ^3.0.0, which the shell does not provide.');
  });

  it('refuses a file name that leads out of the release', async () => {
    origin.release(VERSION, undefined, { server: '../version-2/server.cjs' });
    await expect(load()).rejects.toThrow('The manifest is wrong at server.');
  });

  it.each(['release.json', 'release.json.sig', 'server.cjs'])(
    'may fetch a release again whose %s did not arrive',
    async (file) => {
      origin.replaceFile(VERSION, file, undefined);
      await expect(load()).rejects.toThrow(UnreachableOrigin);
    },
  );
});

describe('fetchPointer', () => {
  const point = () => fetchPointer(origin.remote());

  it('reads which release is live', async () => {
    expect(await point()).toMatchObject({ stable: VERSION, canary: null });
  });

  it('cannot read one that is too large, or missing', async () => {
    origin.pointer = { stable: 'x'.repeat(256 * 1024), canary: null, withdrawn: [], changedAt: '' };
    await expect(point()).rejects.toThrow('current.json is larger than 262144 bytes');
    origin.pointer = undefined;
    await expect(point()).rejects.toThrow('current.json responded with 404');
  });

  it('does not follow a redirect', async () => {
    origin.isMoved = true;
    await expect(point()).rejects.toThrow('fetch failed');
  });

  it.each(['../../etc', 'a/b', ''])('refuses the version %j, which is no folder name', async (version) => {
    origin.point(version);
    await expect(point()).rejects.toThrow('current.json is wrong at stable.');
  });
});
