// @ts-check
import path from 'node:path';
import { fileStore } from './file-store.mjs';

/**
 * The store of a remote's releases: the bucket that the environment names (`RELEASES_S3_…`), or a folder. The client of
 * the bucket is large, so it is loaded on use.
 *
 * @param {string} name of the remote.
 * @param {{ directory: string, environment: NodeJS.ProcessEnv }} options `directory` holds a folder for each remote.
 * @returns {Promise<import('./store.mjs').Store>}
 */
export async function openStore(name, { directory, environment }) {
  if (!environment.RELEASES_S3_BUCKET) return fileStore(path.join(directory, name));
  const { connectBucket, s3Store } = await import('./s3-store.mjs');
  return s3Store({ ...connectBucket(environment), prefix: name });
}
