import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findRouteOutsidePrefixes } from '@stillsam/releases/owner';
import { ADMIN_PATHS, PATHS } from '../libs/paths/src/index.ts';
import { findRemotes, REMOTES, remoteOf } from './releases.mjs';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stillsam-remotes-'));
});
afterEach(() => rm(root, { recursive: true }));

/** @param {string} folder @param {Record<string, unknown>} files */
async function addFolder(folder, files) {
  await mkdir(path.join(root, folder));
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(root, folder, name), JSON.stringify(content));
}

describe('the list of remotes', () => {
  it('matches the folders with a remote.json, in the order of their ports', async () => {
    await addFolder('late-mfe', {
      'remote.json': { name: 'late', port: 2 },
      'package.json': { name: '@s/late' },
    });
    await addFolder('early-mfe', {
      'remote.json': { name: 'early', port: 1 },
      'package.json': { name: '@s/early', nx: { tags: ['api:none'] } },
    });
    await addFolder('shell', { 'package.json': {} });
    const remotes = findRemotes(root);
    expect(Object.keys(remotes)).toEqual(['early', 'late']);
    expect(remotes.early).toMatchObject({
      folder: 'early-mfe',
      directory: path.join(root, 'early-mfe'),
      project: '@s/early',
      tags: ['api:none'],
    });
  });

  it('gives each a port, a tag and prefixes of its own', () => {
    const remotes = Object.values(REMOTES);
    const ports = remotes.map(({ port }) => port);
    expect(new Set(ports).size).toBe(ports.length);
    for (const { tags, area, name } of remotes)
      expect(tags).toEqual(expect.arrayContaining(['type:remote', `area:${area}`, `scope:${name}`]));
  });

  it('owns every address of the site in one place', () => {
    const owners = Object.values(REMOTES);
    const owned = [...Object.values(PATHS), ...Object.values(ADMIN_PATHS)].map((pattern) =>
      owners.filter((remote) => findRouteOutsidePrefixes([pattern], remote, owners) === null),
    );
    for (const found of owned) expect(found).toHaveLength(1);
  });

  it('answers to a name that exists', () => {
    expect(() => remoteOf('finns-inte')).toThrow(`Name a part: ${Object.keys(REMOTES).join(', ')}.`);
  });
});
