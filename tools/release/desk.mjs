import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../process.mjs';
import { remoteOf } from '../releases.mjs';
import { readKey } from './keys.mjs';
import { shellOrigins } from './shells.mjs';
import { readUser } from './source.mjs';
import { storeOf } from './stores.mjs';

/** Reads `.env`, as a start does. */
export function loadEnvironment() {
  const file = path.join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {string | undefined} part
 * @param {{ why?: string }} options
 * @returns {Promise<import('./changes.mjs').Desk>}
 * @throws with one sentence when there is no such part, or no key for it.
 */
export async function openDesk(part, { why } = {}) {
  const { name } = remoteOf(part);
  return {
    part: name,
    store: await storeOf(name),
    privateKey: await readKey(name),
    who: await readUser(),
    why: why ?? null,
    shells: shellOrigins(),
    say: console.log,
  };
}
