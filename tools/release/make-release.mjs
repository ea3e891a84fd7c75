import path from 'node:path';
import { rollBack } from '@stillsam/releases/move-pointer';
import { fileStore } from '@stillsam/releases/open-store';
import { publicKeyOf } from '@stillsam/releases/signature';
import { releasesDirectory, remoteOf } from '../releases.mjs';
import { releaseLocally } from './changes.mjs';
import { readCommit, readUser, ensureKey } from './context.mjs';

/**
 * Makes what `<part>/dist` holds live, without trial: for a product that starts here, for images, for development and
 * for tests.
 *
 * @param {string} name of the remote.
 * @param {{ store?: import('@stillsam/releases/open-store').Store, directory?: string, source?: string, why?: string }} options
 *   a store, or a folder of this machine.
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export async function makeRelease(
  name,
  { store, directory, source, why = 'Startad på den här datorn' } = {},
) {
  const context = await localContext(name, store ?? fileStore(directory ?? releasesDirectory(name)), why);
  const build = source ?? path.join(remoteOf(name).directory, 'dist');
  return releaseLocally(context, { source: build, commit: await readCommit() });
}

/**
 * Makes the release before the live one live again in a folder of this machine.
 *
 * @param {string} name of the remote.
 * @param {string} directory of its releases.
 * @returns {Promise<string>} the version that is live now.
 */
export async function rollBackLocally(name, directory) {
  return (await rollBack(await localContext(name, fileStore(directory), null))).stable;
}

/**
 * @param {string} part
 * @param {import('@stillsam/releases/open-store').Store} store
 * @param {string | null} why
 * @returns {Promise<import('./changes.mjs').ReleaseContext>} that asks no shell.
 */
async function localContext(part, store, why) {
  const privateKey = await ensureKey(part);
  return {
    part,
    store,
    privateKey,
    publicKey: publicKeyOf(privateKey),
    who: await readUser(),
    why,
    shells: [],
    log: () => {},
  };
}
