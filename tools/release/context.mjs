import { existsSync } from 'node:fs';
import path from 'node:path';
import { publicKeyOf } from '@stillsam/releases/signature';
import { repositoryRoot } from '../process.mjs';
import { internalSecret, remoteOf, storeOf } from '../releases.mjs';
import { readKey } from './keys.mjs';
import { shellOrigins } from './shells.mjs';
import { readUser } from './source.mjs';

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
