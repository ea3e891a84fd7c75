import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeBucket } from '../test/fake-bucket';
import { fileStore, openStore, type Store } from './open-store.mjs';
import { connectBucket, s3Store } from './s3-store.mjs';

let directory: string;
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-store-'));
  bucket = await startFakeBucket();
});
afterEach(async () => {
  await bucket.stop();
  await rm(directory, { recursive: true });
});

const bucketEnvironment = () => ({
  RELEASES_S3_BUCKET: 'releases',
  RELEASES_S3_ENDPOINT: bucket.endpoint,
  RELEASES_S3_ACCESS_KEY_ID: 'a',
  RELEASES_S3_SECRET_ACCESS_KEY: 'b',
});
const STORES = {
  folder: () => fileStore(directory),
  bucket: () => s3Store({ ...connectBucket(bucketEnvironment()), prefix: 'site' }),
};
const FILES = new Map([
  ['remoteEntry.js', Buffer.from('entry')],
  ['remoteEntry.js.br', Buffer.from('compressed')],
  ['fonts/a.woff2', Buffer.from('font')],
  ['release.json', Buffer.from('{}')],
  ['release.json.sig', Buffer.from('sig')],
]);

describe.each(['folder', 'bucket'] as const)('a store in a %s', (kind) => {
  let store: Store;

  beforeEach(() => {
    store = STORES[kind]();
  });

  it('has nothing at first', async () => {
    expect(await store.read('current.json')).toBeNull();
    expect(await store.listFolders()).toEqual([]);
  });

  it('writes a text only where it is as it was read', async () => {
    expect(await store.write('current.json', 'one', null)).toBe(true);
    expect(await store.write('current.json', 'two', null)).toBe(false);
    const { text, etag } = (await store.read('current.json')) ?? { text: '', etag: '' };
    expect(text).toBe('one');
    expect(await store.write('current.json', 'two', etag)).toBe(true);
    expect(await store.write('current.json', 'three', etag)).toBe(false);
    expect((await store.read('current.json'))?.text).toBe('two');
    await store.remove('current.json');
    expect(await store.write('current.json', 'four', etag)).toBe(false);
    expect(await store.read('current.json')).toBeNull();
  });

  it('lets one of many writers succeed', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `writer ${index}`);
    const written = await Promise.all(texts.map((text) => store.write('release.lock', text, null)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await store.read('release.lock'))?.text).toBe(texts[written.indexOf(true)]);
  });

  it('holds whole folders, and removes one with all its files', async () => {
    await store.writeFolder('aaaaaaaa', FILES);
    await store.writeFolder('bbbbbbbb', FILES);
    expect((await store.listFolders()).sort()).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    expect((await store.read('aaaaaaaa/remoteEntry.js'))?.text).toBe('entry');
    expect(new Map([...(await store.readFolder('aaaaaaaa'))].sort())).toEqual(FILES);
    await store.removeFolder('aaaaaaaa');
    expect(await store.listFolders()).toEqual(['bbbbbbbb']);
    expect(await store.read('aaaaaaaa/fonts/a.woff2')).toBeNull();
  });
});

describe('a store in a folder', () => {
  it('does not wait for a writer that has ended', async () => {
    const unfinished = path.join(directory, '.current.json.next');
    await writeFile(unfinished, 'o');
    const store = fileStore(directory);
    expect(await store.write('current.json', 'one', null)).toBe(false);
    await utimes(unfinished, new Date(0), new Date(0));
    expect(await store.write('current.json', 'one', null)).toBe(true);
    expect(await readdir(directory)).toEqual(['current.json']);
  });
});

describe('a store in a bucket', () => {
  it('tells browsers what each file is, and for how long', async () => {
    const store = STORES.bucket();
    await store.writeFolder('aaaaaaaa', FILES);
    await store.write('current.json', '{}', null);
    const headersOf = (key: string) => bucket.objects.get(`site/${key}`)?.headers;
    const immutable = 'public, max-age=31536000, immutable';
    expect(headersOf('aaaaaaaa/remoteEntry.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutable,
    });
    expect(headersOf('aaaaaaaa/remoteEntry.js')).not.toHaveProperty('content-encoding', 'br');
    expect(headersOf('aaaaaaaa/remoteEntry.js.br')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': immutable,
    });
    expect(headersOf('aaaaaaaa/fonts/a.woff2')).toMatchObject({ 'content-type': 'font/woff2' });
    expect(headersOf('current.json')).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    // The signature makes a folder whole, so it comes last.
    expect([...bucket.objects.keys()].at(-2)).toBe('site/aaaaaaaa/release.json.sig');
  });

  it('comes from the environment, which names its keys too', async () => {
    expect((await openStore('site', { directory, environment: bucketEnvironment() })).place).toBe(
      's3://releases/site',
    );
    expect(() => connectBucket({ RELEASES_S3_BUCKET: 'releases' })).toThrow('RELEASES_S3_ACCESS_KEY_ID');
  });
});
