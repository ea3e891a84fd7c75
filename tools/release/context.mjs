import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publicKeyOf } from '@stillsam/releases/signature';
import { repositoryRoot } from '../process.mjs';
import { internalSecret, remoteOf, storeOf } from '../releases.mjs';
import { readKey } from './keys.mjs';
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
