// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SIGNATURE_FILE } from './files.mjs';

/** Milliseconds after which an unfinished write belongs to a process that has ended. */
const ABANDONED_MS = 10_000;

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

/**
 * A store in a folder of this machine.
 *
 * @param {string} directory
 * @returns {Store}
 */
export function fileStore(directory) {
  /** @param {string} key */
  const target = (key) => path.join(directory, key);
  /** @param {string} key */
  const read = (key) => readText(target(key));
  return {
    place: directory,
    read,
    write: (key, text, etag) => replaceText(target(key), text, etag),
    remove: (key) => rm(target(key), { force: true }),
    listFolders: () => listReleases(directory),
    readFolder: (version) => readFolder(target(version)),
    writeFolder: (version, files) => writeFolder(target(version), files),
    removeFolder: (version) => rm(target(version), { recursive: true, force: true }),
  };
}

/** @param {string} file */
async function readText(file) {
  const text = await readFile(file, 'utf8').catch(unlessMissing);
  return text === null ? null : { text, etag: createHash('sha256').update(text).digest('hex') };
}

/**
 * The unfinished file is also the lock of the comparison: only one process can have made it.
 *
 * @param {string} file
 * @param {string} text
 * @param {string | null} etag
 */
async function replaceText(file, text, etag) {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.next`);
  const handle = await createAlone(temporary);
  if (!handle) return false;
  try {
    const before = await readText(file);
    if ((before?.etag ?? null) !== etag) return false;
    await handle.writeFile(text);
    await rename(temporary, file);
    return true;
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {Promise<import('node:fs/promises').FileHandle | null>} null while another process writes.
 */
async function createAlone(file) {
  const age = await stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs, unlessMissing);
  if (age !== null && age > ABANDONED_MS) await rm(file, { force: true });
  return open(file, 'wx').catch((error) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
}

/** @param {string} directory */
async function listReleases(directory) {
  const entries = (await readdir(directory, { withFileTypes: true }).catch(unlessMissing)) ?? [];
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const isWhole = await Promise.all(
    names.map((name) => stat(path.join(directory, name, SIGNATURE_FILE)).catch(unlessMissing)),
  );
  return names.filter((name, index) => !name.endsWith('.tmp') && isWhole[index]);
}

/** @param {string} folder @returns {Promise<Map<string, Buffer>>} */
async function readFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const named = files.map(async (file) => {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return /** @type {const} */ ([name, await readFile(file)]);
  });
  return new Map(await Promise.all(named));
}

/** @param {string} folder @param {Map<string, Buffer>} files */
async function writeFolder(folder, files) {
  const temporary = `${folder}.${process.pid}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  for (const [name, content] of files) {
    const target = path.join(temporary, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  // What another process wrote under this name meanwhile, or an earlier one without a signature, has the same content.
  await rm(folder, { recursive: true, force: true });
  await rename(temporary, folder);
}

/** @param {NodeJS.ErrnoException} error @returns {null} */
function unlessMissing(error) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
