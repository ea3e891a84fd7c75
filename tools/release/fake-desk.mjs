import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '@stillsam/releases/file-store';
import { generateKey } from '@stillsam/releases/signature';
import { release } from './changes.mjs';
import { writeFakeBuild } from './fake-build.mjs';
import { startFakeShell } from './fake-shell.mjs';

/** For specs: a part with a store, a key and a shell of its own. */
export async function openFakeDesk() {
  const key = generateKey();
  const folder = await mkdtemp(path.join(tmpdir(), 'stillsam-desk-'));
  const shell = await startFakeShell(key.publicKey);
  const said = [];
  /** @type {import('./changes.mjs').Desk} */
  const desk = {
    part: 'site',
    store: fileStore(path.join(folder, 'releases')),
    ...key,
    who: 'Ada',
    why: 'ny text',
    shells: [shell.origin],
    say: (sentence) => said.push(sentence),
  };
  /** Releases a build of its own. */
  const releaseBuild = async (number, { reads = {}, ...options } = {}) => {
    const source = path.join(folder, 'dist');
    await writeFakeBuild(source, `module.exports = ${number};`, reads);
    return release(desk, { source, commit: 'abc', share: null, isEmergency: false, ...options });
  };
  const close = async () => {
    await shell.stop();
    await rm(folder, { recursive: true });
  };
  return { key, folder, shell, said, desk, releaseBuild, close };
}
