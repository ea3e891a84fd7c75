import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readRegistry } from '@stillsam/releases/registry';
import { publicKeyOf } from '@stillsam/releases/signature';
import { REMOTES } from '../releases.mjs';
import { writeRegistry } from './registry.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {(name: string) => string} internalOriginOf */
const write = (internalOriginOf) =>
  writeRegistry(path.join(folder, 'registry.json'), {
    publicOriginOf: (name) => `https://${name}.example`,
    internalOriginOf,
    environment: { RELEASE_KEYS_DIR: path.join(folder, 'keys') },
  });

it('lists in the registry each remote of the checkout in order, with its public key', async () => {
  const { remotes } = await readRegistry(await write((name) => `http://${name}:1`));
  expect(remotes.map(({ name }) => name)).toEqual(Object.keys(REMOTES));
  for (const { name, prefixes, area, publicOrigin, internalOrigin, publicKey } of remotes) {
    expect({ prefixes, area }).toEqual({ prefixes: REMOTES[name]?.prefixes, area: REMOTES[name]?.area });
    expect([publicOrigin, internalOrigin]).toEqual([`https://${name}.example`, `http://${name}:1`]);
    expect(publicKeyOf(await readFile(path.join(folder, 'keys', `${name}.pem`), 'utf8'))).toBe(publicKey);
  }
});

it('does not write a registry that breaks a rule', async () => {
  await expect(write(() => 'no address')).rejects.toThrow('is wrong at remotes.0.internalOrigin');
  expect(await readdir(folder)).toEqual(['keys']);
});
