import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publicKeyOf, generateKey } from '@stillsam/releases/signature';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { repositoryRoot } from '../process.mjs';
import { internalSecret, remoteOf, storeOf } from '../releases.mjs';
import { shellOrigins } from './shells.mjs';

/** Reads `.env`, as a start does. */
export function loadEnvironment() {
  const file = path.join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {string | undefined} part
 * @param {{ why?: string }} options
 * @returns {Promise<import('./changes.mjs').ReleaseContext>}
 * @throws with one sentence when there is no such part, or no key for it.
 */
export async function createReleaseContext(part, { why } = {}) {
  const { name } = remoteOf(part);
  const privateKey = await readKey(name);
  return {
    part: name,
    store: await storeOf(name),
    privateKey,
    publicKey: publicKeyOf(privateKey),
    who: await readUser(),
    why: why ?? null,
    shells: shellOrigins(),
    secret: await internalSecret(),
    log: console.log,
  };
}

/**
 * A share of the visitors.
 *
 * @param {string | undefined} text in per cent.
 * @param {number} most
 * @throws with one sentence when it is none.
 */
export function readShare(text, most) {
  const share = Number(text);
  if (!text || !Number.isInteger(share) || share < 1 || share > most)
    throw new Error(`The share must be a whole number from 1 to ${most} per cent, not "${text ?? ''}".`);
  return share;
}

/** @returns {Promise<string | null>} the commit of the working copy, with `-dirty` where it was changed since. */
export function readCommit() {
  return git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
}

/** @returns {Promise<string>} who works here, as Git knows them, or the user of the machine. */
export async function readUser(environment = process.env) {
  return (await git('config', 'user.name')) || environment.USER || userInfo().username;
}

/** @param {string[]} args */
async function git(...args) {
  try {
    return (await promisify(execFile)('git', args, { cwd: repositoryRoot })).stdout.trim() || null;
  } catch {
    return null;
  }
}

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
