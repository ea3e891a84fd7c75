import { mkdtemp, readFile, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fileStore } from '@stillsam/releases/open-store';
import { readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { isSignedWith, publicKeyOf } from '@stillsam/releases/signature';
import { writeFakeBuild } from './release/fake-build.mjs';
import { rollBackLocally } from './release/make-release.mjs';
import { releaseOnce } from './release-builds.mjs';

/** @type {string} */
let folder;
/** @type {import('@stillsam/releases/open-store').Store} */
let store;
const usualKeys = process.env.RELEASE_KEYS_DIR;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-release-builds-'));
  store = fileStore(path.join(folder, 'releases'));
  process.env.RELEASE_KEYS_DIR = path.join(folder, 'keys');
});
afterEach(() => {
  if (usualKeys === undefined) delete process.env.RELEASE_KEYS_DIR;
  else process.env.RELEASE_KEYS_DIR = usualKeys;
  return rm(folder, { recursive: true });
});

/** Starts an image with the given build. @param {string} text */
async function start(text) {
  const source = path.join(folder, 'dist');
  await writeFakeBuild(source, `module.exports = '${text}';`);
  return releaseOnce('site', { store, source });
}
const live = async () => (await readPointer(store)).pointer?.stable;

it('makes a key at a first start, signs the build and makes it live', async () => {
  const { version, isNew } = await start('one');
  const key = await readFile(path.join(folder, 'keys/site.pem'), 'utf8');
  expect(await isSignedWith(store, version, publicKeyOf(key))).toBe(true);
  expect([isNew, await live()]).toEqual([true, version]);
  expect(await readEntries(store)).toMatchObject([{ kind: 'release', why: 'Bygget i en avbild' }]);
});

it('makes another build live', async () => {
  await start('one');
  const { version, isNew } = await start('two');
  expect([isNew, await live()]).toEqual([true, version]);
});

it('undoes no rollback by a start with the same build', async () => {
  const { version: first } = await start('one');
  await start('two');
  await rollBackLocally('site', path.join(folder, 'releases'));
  expect(await start('two')).toMatchObject({ isNew: false });
  expect(await live()).toBe(first);
  expect(await readEntries(store)).toHaveLength(3);
});

it('makes a build live again where the pointer is lost', async () => {
  const { version } = await start('one');
  await unlink(path.join(folder, 'releases/current.json'));
  await start('one');
  expect(await live()).toBe(version);
});
