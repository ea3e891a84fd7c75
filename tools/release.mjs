/**
 * npm run release -- <part>: builds a remote and makes it the live release of its origin.
 *
 * A release is an immutable folder named after its content: the browser build and one server.cjs. `current.json`
 * names the live one, with a sha384 for every file and the versions of shared modules that it needs. The file is
 * replaced in one step, so a reader sees the old or the new.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory, releasesDirectory, REMOTES, writeHistory } from './releases.mjs';
import { fail, isMainModule, repositoryRoot, run } from './process.mjs';

/** The contract with the shell that the remotes of this repository are built for. */
const { version: CONTRACT } = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'libs/platform/contract.json'), 'utf8'),
);
/** Files of the browser build that are for this script, not for visitors. */
const BUILD_NOTES = ['chunks.json', 'mf-stats.json'];

/**
 * Makes a release of what `<part>/dist` holds.
 *
 * @param {string} name short name of the remote: site, exercises or admin.
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export async function makeRelease(name, { directory = releasesDirectory(name), source = distOf(name) } = {}) {
  const files = await collectFiles(source);
  const version = contentVersion(files);
  const folder = path.join(directory, version);
  const history = await readHistory(directory);
  if (!(await exists(folder))) await writeFolder(folder, files);
  const isNew = history.at(-1)?.version !== version;
  if (!isNew && (await exists(path.join(directory, 'current.json')))) return { version, isNew: false };
  const manifest = await describeRelease(name, version, files, source);
  await publish(directory, manifest);
  await writeHistory(directory, [...history, { version, releasedAt: manifest.releasedAt }]);
  return { version, isNew: true };
}

/** Replaces `current.json` in one step. */
export async function publish(directory, manifest) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const temporary = path.join(directory, `.current.${process.pid}.json`);
  await writeFile(path.join(directory, manifest.version, 'release.json'), text);
  await writeFile(temporary, text);
  await rename(temporary, path.join(directory, 'current.json'));
}

function distOf(name) {
  return path.join(REMOTES[name].directory, 'dist');
}

/** @returns {Promise<Map<string, Buffer>>} the release's files by their name in the folder. */
async function collectFiles(dist) {
  const files = new Map();
  for (const name of await listFiles(path.join(dist, 'browser'))) {
    if (!BUILD_NOTES.includes(name)) files.set(name, await readFile(path.join(dist, 'browser', name)));
  }
  files.set('server.cjs', await readFile(path.join(dist, 'server/server.cjs')));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function listFiles(directory, prefix = '') {
  const entries = await readdir(directory, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? listFiles(path.join(directory, entry.name), `${prefix}${entry.name}/`)
        : [prefix + entry.name],
    ),
  );
  return nested.flat();
}

function contentVersion(files) {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

async function writeFolder(folder, files) {
  const temporary = `${folder}.${process.pid}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  for (const [name, content] of files) {
    const target = path.join(temporary, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await rename(temporary, folder);
}

async function describeRelease(name, version, files, dist) {
  const readNote = async (note) => JSON.parse(await readFile(path.join(dist, 'browser', note), 'utf8'));
  const { shared } = await readNote('mf-manifest.json');
  return {
    part: name,
    version,
    contract: CONTRACT,
    releasedAt: new Date().toISOString(),
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    files: Object.fromEntries(
      [...files]
        .filter(([file]) => /\.(js|cjs|css)$/.test(file))
        .map(([file, content]) => [file, sha384(content)]),
    ),
    chunks: await readNote('chunks.json'),
    shared: Object.fromEntries(shared.map((module) => [module.name, module.requiredVersion])),
  };
}

function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function exists(target) {
  return stat(target).then(
    () => true,
    () => false,
  );
}

if (isMainModule(import.meta.url)) {
  const name = process.argv[2];
  if (!name || !REMOTES[name]) fail(`Name the part to release: ${Object.keys(REMOTES).join(', ')}.`);
  await run('node_modules/.bin/nx', ['run', `${REMOTES[name].project}:build`]);
  const { version, isNew } = await makeRelease(name);
  console.log(
    isNew ? `${name}: release ${version} is live.` : `${name}: nothing changed, release ${version} stays.`,
  );
}
