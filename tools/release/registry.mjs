import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '@stillsam/releases/registry';
import { publicKeyOf } from '@stillsam/releases/signature';
import { REMOTES } from '../releases.mjs';
import { ensureKey } from './context.mjs';

/**
 * Writes the registry of the checkout's remotes in one step.
 *
 * @param {string} file
 * @param {{ publicOriginOf: (name: string) => string, internalOriginOf: (name: string) => string, environment?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} the file.
 * @throws with one sentence when it breaks a rule of the registry.
 */
export async function writeRegistry(file, { publicOriginOf, internalOriginOf, environment }) {
  const remotes = await Promise.all(
    Object.values(REMOTES).map(async ({ name, owner, area, prefixes, api }) => ({
      name,
      owner,
      area,
      prefixes,
      publicOrigin: publicOriginOf(name),
      internalOrigin: internalOriginOf(name),
      api,
      publicKey: publicKeyOf(await ensureKey(name, environment)),
    })),
  );
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, `${JSON.stringify({ remotes }, null, 2)}\n`);
  try {
    await readRegistry(temporary);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  return file;
}
