// @ts-check
import path from 'node:path';
import { fileStore } from './file-store.mjs';

/**
 * Where the releases of one remote lie: a few texts that change (pointer, journal, lock), and folders that never do.
 *
 * @typedef {object} Store
 * @property {string} place as a person would name it.
 * @property {(key: string) => Promise<{ text: string, etag: string } | null>} read
 * @property {(key: string, text: string, etag: string | null) => Promise<boolean>} write in one step; false, with
 *   nothing written, if the text is no longer the one of that ETag. With null it must not exist.
 * @property {(key: string) => Promise<void>} remove
 * @property {() => Promise<string[]>} listFolders the releases, whole ones alone.
 * @property {(version: string) => Promise<Map<string, Buffer>>} readFolder
 * @property {(version: string, files: Map<string, Buffer>) => Promise<void>} writeFolder
 * @property {(version: string) => Promise<void>} removeFolder
 */

/**
 * The store of a remote's releases: the bucket that the environment names (`RELEASES_S3_…`), or a folder. The client of
 * the bucket is large, so it is loaded on use.
 *
 * @param {string} name of the remote.
 * @param {{ directory: string, environment: NodeJS.ProcessEnv }} options `directory` holds a folder for each remote.
 * @returns {Promise<Store>}
 */
export async function openStore(name, { directory, environment }) {
  if (!environment.RELEASES_S3_BUCKET) return fileStore(path.join(directory, name));
  const { connectBucket, s3Store } = await import('./s3-store.mjs');
  return s3Store({ ...connectBucket(environment), prefix: name });
}
