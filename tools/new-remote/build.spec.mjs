import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fileStore } from '@stillsam/releases/open-store';
import { generateKey } from '@stillsam/releases/signature';
import { storeBuild } from '../release/build-folder.mjs';
import { repositoryRoot } from '../process.mjs';
import { createRemote } from '../new-remote.mjs';

const exec = promisify(execFile);
/** What the build of a remote reads of a checkout. */
const NEEDED = [
  'libs/contracts',
  'libs/dates',
  'libs/platform',
  'libs/ui',
  'tools/rspack',
  'tools/types',
  'shell/package.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.front-end.json',
];
const LIMIT_MS = 180_000;

/** @type {string} */
let folder;
/** @type {string[]} */
let versions;

beforeAll(async () => {
  // On the device of the repository, so that its packages can be linked.
  await mkdir(path.join(repositoryRoot, '.stillsam'), { recursive: true });
  folder = await mkdtemp(path.join(repositoryRoot, '.stillsam/checkouts-'));
  versions = [];
  for (const name of ['one', 'another/folder']) versions.push(await buildIn(path.join(folder, name)));
}, LIMIT_MS);
afterAll(() => rm(folder, { recursive: true, force: true }), LIMIT_MS);

/** Makes a remote in a checkout of its own and builds it. @param {string} root @returns the version of its release. */
async function buildIn(root) {
  const isSource = (/** @type {string} */ source) => !/node_modules|\/dist(\/|$)/.test(source);
  for (const part of NEEDED)
    await cp(path.join(repositoryRoot, part), path.join(root, part), { recursive: true, filter: isSource });
  await exec('cp', ['-al', path.join(repositoryRoot, 'node_modules'), root]);
  await createRemote({ name: 'gemenskap', root });
  const cwd = path.join(root, 'gemenskap-mfe');
  await exec(path.join(root, 'node_modules/.bin/rspack'), ['build'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const store = fileStore(path.join(root, 'releases'));
  const { privateKey } = generateKey();
  return storeBuild({ name: 'gemenskap', source: path.join(cwd, 'dist'), store, privateKey, commit: null });
}

it('builds a new remote, and gives the same source the same release in every folder', () => {
  expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(versions[1]).toBe(versions[0]);
});
