import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeRelease } from './release.mjs';

let folder;
let source;
let directory;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillsam-release-'));
  source = path.join(folder, 'dist');
  directory = path.join(folder, 'releases');
  await mkdir(path.join(source, 'browser'), { recursive: true });
  await mkdir(path.join(source, 'server'));
  await mkdir(directory);
  const shared = [{ name: 'react', version: '', requiredVersion: '^19.3.1' }];
  await writeFile(path.join(source, 'browser/mf-manifest.json'), JSON.stringify({ shared }));
  await writeFile(path.join(source, 'browser/mf-stats.json'), '{}');
  await writeFile(path.join(source, 'browser/chunks.json'), '{}');
  await writeFile(path.join(source, 'browser/remoteEntry.js'), 'lugn();');
  await writeFile(path.join(source, 'browser/remoteEntry.js.br'), 'compressed');
  await writeFile(path.join(source, 'server/server.cjs'), 'module.exports = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

const release = () => makeRelease('site', { directory, source });

describe('a release', () => {
  it('holds what a visitor may fetch, as it was built', async () => {
    const { version, isNew } = await release();
    expect(isNew).toBe(true);
    expect((await readdir(path.join(directory, version))).sort()).toEqual([
      'mf-manifest.json',
      'release.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server.cjs',
    ]);
    const server = await readFile(path.join(directory, version, 'server.cjs'), 'utf8');
    expect(server).toBe('module.exports = 1;');
  });

  it('names the versions of shared modules that it needs', async () => {
    await release();
    const manifest = JSON.parse(await readFile(path.join(directory, 'current.json'), 'utf8'));
    expect(manifest.shared).toEqual({ react: '^19.3.1' });
  });

  it('of the same build is no new one', async () => {
    const { version } = await release();
    expect(await release()).toEqual({ version, isNew: false });
  });

  it('of another build has another version', async () => {
    const first = await release();
    await writeFile(path.join(source, 'server/server.cjs'), 'module.exports = 2;');
    const second = await release();
    expect(second.isNew).toBe(true);
    expect(second.version).not.toBe(first.version);
  });
});
