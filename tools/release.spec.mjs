import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  await writeFile(path.join(source, 'browser/chunks.json'), '{}');
  await writeFile(path.join(source, 'browser/remoteEntry.js'), 'lugn();'.repeat(100));
  await writeFile(path.join(source, 'browser/a.css'), 'a{}'.repeat(100));
  await writeFile(path.join(source, 'server/server.cjs'), 'module.exports = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

const release = () => makeRelease('site', { directory, source });
const read = (version, name) => readFile(path.join(directory, version, name));

async function expectWhole(version) {
  for (const name of ['remoteEntry.js', 'a.css', 'server.cjs']) {
    const content = await read(version, name);
    expect(brotliDecompressSync(await read(version, `${name}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(await read(version, `${name}.gz`)).equals(content)).toBe(true);
  }
}

describe('a release', () => {
  it('holds every file as it was built, compressed in two ways', async () => {
    const { version, isNew } = await release();
    expect(isNew).toBe(true);
    expect(await read(version, 'server.cjs')).toEqual(await readFile(path.join(source, 'server/server.cjs')));
    await expectWhole(version);
  });

  it('of the same build is no new one', async () => {
    const { version } = await release();
    expect(await release()).toEqual({ version, isNew: false });
  });

  it('takes what has not changed from the one before, and changes what has', async () => {
    const first = await release();
    await writeFile(path.join(source, 'browser/a.css'), 'b{}'.repeat(90));
    const second = await release();
    expect(second.version).not.toBe(first.version);
    await expectWhole(second.version);
    expect(String(await read(second.version, 'a.css'))).toContain('b{}');
  });

  it.each(['another file', 'no such encoding'])('takes nothing over that holds %s', async (damage) => {
    const first = await release();
    const compressed = path.join(directory, first.version, 'a.css.br');
    if (damage === 'another file') await cp(compressed.replace('a.css', 'remoteEntry.js'), compressed);
    else await writeFile(compressed, 'trasig');
    await writeFile(path.join(source, 'server/server.cjs'), 'module.exports = 2;');
    const second = await release();
    await expectWhole(second.version);
  });
});
