import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateKey } from '@stillsam/releases/signature';
import { repositoryRoot } from '../process.mjs';

/** Outside of what a static origin serves. */
const USUAL_DIRECTORY = '.stillsam/keys';

/**
 * The key that signs a remote's releases: `RELEASE_KEY`, or a file of the machine.
 *
 * @param {string} name of the remote.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string>} PKCS #8 as PEM.
 * @throws with one sentence when there is none.
 */
export async function readKey(name, environment = process.env) {
  const key = environment.RELEASE_KEY || (await readKeyFile(name, environment));
  if (key) return key;
  throw new Error(
    `There is no key ${fileOf(name, environment)}: set RELEASE_KEY or RELEASE_KEYS_DIR, or let npm start make one.`,
  );
}

/** As {@link readKey}; a first start makes the key. @param {string} name */
export async function ensureKey(name, environment = process.env) {
  if (environment.RELEASE_KEY) return environment.RELEASE_KEY;
  const file = fileOf(name, environment);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Of two processes that start at once one makes the file, and both read it.
  await writeFile(file, generateKey().privateKey, { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readKey(name, environment);
}

/** @param {string} name @param {NodeJS.ProcessEnv} environment */
function readKeyFile(name, environment) {
  return readFile(fileOf(name, environment), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** @param {string} name @param {NodeJS.ProcessEnv} environment */
function fileOf(name, environment) {
  return path.resolve(repositoryRoot, environment.RELEASE_KEYS_DIR || USUAL_DIRECTORY, `${name}.pem`);
}
