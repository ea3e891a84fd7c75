import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startFakeBucket } from '../test/fake-bucket';
import { fileStore, type Store } from './open-store.mjs';
import { copyReleases, Mirror } from './mirror.mjs';
import { connectBucket, s3Store } from './s3-store.mjs';

let directory: string;
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
let source: Store;
let target: Store;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-mirror-'));
  bucket = await startFakeBucket();
  const environment = {
    RELEASES_S3_BUCKET: 'releases',
    RELEASES_S3_ENDPOINT: bucket.endpoint,
    RELEASES_S3_ACCESS_KEY_ID: 'a',
    RELEASES_S3_SECRET_ACCESS_KEY: 'b',
  };
  source = s3Store({ ...connectBucket(environment), prefix: 'site' });
  target = fileStore(directory);
});
afterEach(async () => {
  await bucket.stop();
  await rm(directory, { recursive: true });
});

const addRelease = (version: string) =>
  source.writeFolder(
    version,
    new Map([
      ['assets/page.js.br', Buffer.from([1, 255])],
      ['release.json.sig', Buffer.from(version)],
    ]),
  );
const pointTo = async (text: string) =>
  source.write('current.json', text, (await source.read('current.json'))?.etag ?? null);
const pointer = async () => (await target.read('current.json'))?.text;

describe('a copy of a store', () => {
  it('has the same folders and the same pointer, and follows what changes', async () => {
    await addRelease('aaaaaaaa');
    await pointTo('one');
    await source.write('journal.jsonl', 'x', null);
    await copyReleases(source, target);
    expect(await target.readFolder('aaaaaaaa')).toEqual(await source.readFolder('aaaaaaaa'));
    expect([await pointer(), await target.read('journal.jsonl')]).toEqual(['one', null]);

    await addRelease('bbbbbbbb');
    await pointTo('two');
    await source.removeFolder('aaaaaaaa');
    await copyReleases(source, target);
    expect([await target.listFolders(), await pointer()]).toEqual([['bbbbbbbb'], 'two']);
  });

  it('never points to a release that it has not got', async () => {
    await addRelease('aaaaaaaa');
    await pointTo('one');
    const halfRead = { ...source, readFolder: () => Promise.reject(new Error('the bucket is away')) };
    await expect(copyReleases(halfRead, target)).rejects.toThrow('the bucket is away');
    expect(await pointer()).toBeUndefined();
  });
});

describe('a mirror', () => {
  it('reports ready after its first whole copy, and what failed before', async () => {
    const failed = jest.fn();
    const read = jest.fn(source.read).mockRejectedValueOnce(new Error('the bucket is away'));
    const mirror = new Mirror({ ...source, read }, target, failed);
    await mirror.copy();
    expect([mirror.isWhole, failed.mock.calls.length]).toEqual([false, 1]);
    await mirror.copy();
    expect([mirror.isWhole, failed.mock.calls.length]).toEqual([true, 1]);
  });

  it('copies once for all who wait, and not before they asked', async () => {
    const read = jest.fn(source.read);
    const mirror = new Mirror({ ...source, read }, target, () => {});
    const first = mirror.copy();
    await Promise.resolve().then(() => {});
    await addRelease('aaaaaaaa');
    await Promise.all([first, mirror.copy(), mirror.copy(), mirror.copy()]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(await target.listFolders()).toEqual(['aaaaaaaa']);
  });

  it('copies until it is told to end', async () => {
    const end = new AbortController();
    const mirror = new Mirror(source, target, () => {});
    const following = mirror.follow(5, end.signal);
    await mirror.copy();
    await pointTo('one');
    await mirror.copy();
    expect(await pointer()).toBe('one');
    end.abort();
    await following;
  });
});
