import { releasesDirectory } from '../releases.mjs';
import { fileStore } from './file-store.mjs';

/**
 * The store of a remote's releases: the bucket that the environment names, or a folder of this machine. The client of
 * the bucket is large, so it is loaded on use.
 *
 * @param {string} name of the remote.
 * @returns {Promise<import('./file-store.mjs').Store>}
 */
export async function storeOf(name, environment = process.env) {
  if (!environment.RELEASES_S3_BUCKET) return fileStore(releasesDirectory(name));
  const { connectBucket, s3Store } = await import('./s3-store.mjs');
  return s3Store({ ...connectBucket(environment), prefix: name });
}
