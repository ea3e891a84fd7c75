import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readRegistry } from '@stillsam/releases/registry';
import { generateKey } from '@stillsam/releases/signature';
import { FakeOrigin } from '../../test/fake-origin';
import { fetchRelease } from './fetch-release';
import { KeptReleases } from './kept-releases';

const origin = new FakeOrigin();
let directory: string;
let kept: KeptReleases;

beforeAll(() => origin.start());
afterAll(() => origin.stop());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-kept-'));
  kept = new KeptReleases(path.join(directory, 'releases'));
});
afterEach(() => rm(directory, { recursive: true }));

async function keep() {
  origin.release('version-1');
  const files = await fetchRelease(origin.remote(), 'version-1');
  await kept.keep(origin.remote(), 'version-1', files);
  return files;
}

it('returns a release as it was kept', async () => {
  expect(await kept.read(origin.remote())).toBeNull();
  const files = await keep();
  expect(await kept.read(origin.remote())).toEqual(files);
});

it('knows versions that were accepted, the last fifty of each remote', async () => {
  const remote = origin.remote();
  expect(await kept.isAccepted(remote, 'version-1')).toBe(false);
  const files = await keep();
  expect(await kept.isAccepted(remote, 'version-1')).toBe(true);
  expect(await kept.isAccepted(origin.remote({ name: 'other' }), 'version-1')).toBe(false);
  for (let number = 2; number <= 51; number += 1) await kept.keep(remote, `version-${number}`, files);
  expect(await kept.isAccepted(remote, 'version-1')).toBe(false);
  expect(await kept.isAccepted(remote, 'version-2')).toBe(true);
});

it('returns the registry as it was kept', async () => {
  const registry = { remotes: [origin.remote()] };
  await kept.keepRegistry(registry);
  expect(await readRegistry(kept.registryFile)).toEqual(registry);
});

it.each([
  ['source', 'throw 1', 'server.cjs differs from its hash.'],
  ['styles', { 'page.css': '*{}' }, 'page.css differs from its hash.'],
  ['manifestText', '{}', 'not signed by the key of site'],
])('refuses a release whose %s was changed', async (field, value, sentence) => {
  await keep();
  const file = path.join(directory, 'releases/site.json');
  const changed = { ...JSON.parse(await readFile(file, 'utf8')), [field]: value };
  await writeFile(file, JSON.stringify(changed));
  await expect(kept.read(origin.remote())).rejects.toThrow(sentence);
});

it('refuses a release of a key that was replaced', async () => {
  await keep();
  const { publicKey } = generateKey();
  await expect(kept.read(origin.remote({ publicKey }))).rejects.toThrow('not signed by the key of site');
});
