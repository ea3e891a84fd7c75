/**
 * node tools/release-builds.mjs: makes releases of the builds that an image brings (tools/docker/releases.Dockerfile),
 * in RELEASES_DIR or the bucket RELEASES_S3_BUCKET, signed with the keys of RELEASE_KEYS_DIR. A first start makes the
 * keys.
 */
import path from 'node:path';
import { readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { storeBuild } from './release/build-folder.mjs';
import { ensureKey } from './release/context.mjs';
import { makeRelease } from './release/make-release.mjs';
import { fail, isMainModule } from './process.mjs';
import { REMOTES, storeOf } from './releases.mjs';

/**
 * Stores a build and makes it live, unless it was live or a canary before: to start the same image again undoes no
 * rollback and no later release.
 *
 * @param {string} name of the remote.
 * @param {{ store: import('@stillsam/releases/open-store').Store, source: string }} options `source` is its `dist`.
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export async function releaseOnce(name, { store, source }) {
  const privateKey = await ensureKey(name);
  const version = await storeBuild({ name, source, store, privateKey, commit: null, signsAnew: true });
  const { pointer } = await readPointer(store);
  const wasServed = (/** @type {import('@stillsam/releases/journal').JournalEntry} */ { to }) =>
    [to.stable, to.canary?.version].includes(version);
  if (pointer && (await readEntries(store)).some(wasServed)) return { version, isNew: false };
  return makeRelease(name, { store, source, why: 'Bygget i en avbild' });
}

if (isMainModule(import.meta.url)) {
  try {
    for (const { name, directory } of Object.values(REMOTES)) {
      const source = path.join(directory, 'dist');
      const { version, isNew } = await releaseOnce(name, { store: await storeOf(name), source });
      console.log(
        `${name}: ${version} ${isNew ? 'is live.' : 'was released before; the live release stays.'}`,
      );
    }
  } catch (error) {
    fail(error);
  }
}
