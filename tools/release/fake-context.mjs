import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '@stillsam/releases/open-store';
import { generateKey } from '@stillsam/releases/signature';
import { release } from './changes.mjs';
import { writeFakeBuild } from './fake-build.mjs';
import { startFakeShell } from './fake-shell.mjs';

/** For specs: a part with a store, a key and a shell of its own. */
export async function createFakeContext() {
  const key = generateKey();
  const folder = await mkdtemp(path.join(tmpdir(), 'stillsam-release-'));
  const shell = await startFakeShell(key.publicKey);
  /** @type {string[]} */
  const logged = [];
  /** @type {import('./changes.mjs').ReleaseContext} */
  const context = {
    part: 'site',
    store: fileStore(path.join(folder, 'releases')),
    ...key,
    who: 'Ada',
    why: 'ny text',
    shells: [shell.origin],
    log: (sentence) => logged.push(sentence),
  };
  /**
   * Releases a build of its own.
   *
   * @param {number | string} number
   * @param {Partial<Parameters<typeof release>[1]> & { contract?: import('./live-contract.mjs').Document }} options
   */
  const releaseBuild = async (number, { contract, ...options } = {}) => {
    const source = path.join(folder, 'dist');
    await writeFakeBuild(source, `module.exports = ${number};`, contract);
    return release(context, { source, commit: 'abc', share: null, isEmergency: false, ...options });
  };
  const close = async () => {
    await shell.stop();
    await rm(folder, { recursive: true });
  };
  return { key, folder, shell, logged, context, releaseBuild, close };
}
