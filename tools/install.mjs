import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, messageOf, repositoryRoot, run } from './process.mjs';

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam');
const MARK = path.join(STATE_DIRECTORY, 'installed-lock');
const MIN_NODE_VERSION = /** @type {const} */ ([20, 19]);

/**
 * Runs a command once the dependencies are installed, and ends it with one sentence where it fails.
 *
 * @param {() => Promise<unknown>} command imports what comes from node_modules when it runs.
 */
export async function runInstalled(command) {
  try {
    checkNode();
    await ensureInstalled();
    await command();
  } catch (error) {
    fail(error);
  }
}

/** @throws with one sentence when this Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough =
    major > MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor >= MIN_NODE_VERSION[1]);
  if (!isNewEnough)
    throw new Error(`Stillsam needs Node ${MIN_NODE_VERSION.join('.')} or newer; this is ${version}.`);
}

/**
 * Installs dependencies once for each state of the lock.
 *
 * @throws with one sentence when lock and package.json do not agree, or the registry cannot be reached.
 */
export async function ensureInstalled() {
  const lock = await readLock();
  const fingerprint = fingerprintOf(lock);
  if (existsSync(path.join(repositoryRoot, 'node_modules')) && (await installedFingerprint()) === fingerprint)
    return;
  console.log('Installing dependencies …');
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--maxsockets=60']);
  } catch {
    throw new Error(
      'npm ci could not install the dependencies: see its message above. If it says that the lock and package.json differ, run npm install and commit package-lock.json.',
    );
  }
  await markInstalled(lock);
}

/** Remembers the lock whose dependencies are installed. @param {string} lock */
export async function markInstalled(lock) {
  await mkdir(STATE_DIRECTORY, { recursive: true });
  await writeFile(MARK, fingerprintOf(lock));
}

/** @param {string} lock */
function fingerprintOf(lock) {
  return createHash('sha256').update(lock).digest('hex');
}

async function readLock() {
  try {
    const text = await readFile(path.join(repositoryRoot, 'package-lock.json'), 'utf8');
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new Error(
      `package-lock.json cannot be read (${messageOf(error)}); restore it with git checkout package-lock.json.`,
      { cause: error },
    );
  }
}

async function installedFingerprint() {
  return readFile(MARK, 'utf8').catch(() => '');
}
