import { expect, it, afterEach, beforeEach, describe } from '@jest/globals';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKey, publicKeyOf } from '@stillsam/releases/signature';
import { readShare, ensureKey, readKey } from './context.mjs';

it('reads a share as a whole number of per cent', () => {
  expect([readShare('1', 99), readShare('100', 100)]).toEqual([1, 100]);
});

it.each(['0', '100', '5.5', '-1', 'half', '', undefined])('refuses %j as share of a canary', (text) => {
  expect(() => readShare(text, 99)).toThrow(`from 1 to 99 per cent, not "${text ?? ''}"`);
});

/** @type {string} */
let directory;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-keys-'));
});
afterEach(() => rm(directory, { recursive: true }));

const environment = () => ({ RELEASE_KEYS_DIR: path.join(directory, 'keys') });

describe('the key of a remote', () => {
  it('comes once, for its owner alone', async () => {
    const keys = await Promise.all([ensureKey('site', environment()), ensureKey('site', environment())]);
    expect(keys[0]).toBe(keys[1]);
    expect(publicKeyOf(keys[0])).toMatch(/^MCow/);
    expect(await readKey('site', environment())).toBe(keys[0]);
    expect((await stat(path.join(directory, 'keys/site.pem'))).mode & 0o777).toBe(0o600);
  });

  it('differs for each remote', async () => {
    expect(await ensureKey('site', environment())).not.toBe(await ensureKey('admin', environment()));
  });

  it('does not come from a release', async () => {
    await expect(readKey('site', environment())).rejects.toThrow(
      /^There is no key .*keys\/site\.pem: set RELEASE_KEY/,
    );
    expect(await readdir(directory)).toEqual([]);
  });

  it('comes from the environment before any file', async () => {
    const { privateKey } = generateKey();
    expect(await ensureKey('site', { ...environment(), RELEASE_KEY: privateKey })).toBe(privateKey);
    expect(await readdir(directory)).toEqual([]);
  });
});
