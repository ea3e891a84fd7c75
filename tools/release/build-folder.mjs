import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, MANIFEST_FILE, SIGNATURE_FILE } from '@stillsam/releases/manifest';
import { publicKeyOf, signText } from '@stillsam/releases/signature';
import { isSignedWith } from '@stillsam/releases/roll-back';
import { repositoryRoot } from '../process.mjs';

/** Files of the browser build that are for this script, not for visitors. */
const BUILD_NOTES = ['chunks.json', 'mf-stats.json'];
/** What a browser or the shell's server executes. */
const EXECUTED = /\.(js|cjs|css)$/;
/** Folder of the stand-alone application in a build and in a release. */
const STANDALONE = 'standalone';
/** The contract with the shell that the remotes of this repository are built for. */
const CONTRACT_FILE = path.join(repositoryRoot, 'libs/platform/contract.json');

/**
 * Puts what `<part>/dist` holds into the store as a signed folder that never changes. A folder that is there already
 * stays as it is.
 *
 * @param {object} options
 * @param {string} options.name of the remote.
 * @param {string} options.source its `dist`.
 * @param {import('@stillsam/releases/open-store').Store} options.store
 * @param {string} options.privateKey
 * @param {string | null} options.commit of the source.
 * @param {boolean} [options.signsAnew] a folder of another key is signed with this one: at a start on one's own machine.
 * @returns {Promise<string>} the version: a hash of the content.
 * @throws with one sentence when another key has signed the folder.
 */
export async function storeBuild({ name, source, store, privateKey, commit, signsAnew = false }) {
  const files = await collectFiles(source);
  const version = contentVersion(files);
  const isPresent = (await store.listFolders()).includes(version);
  if (isPresent && (await isSignedWith(store, version, publicKeyOf(privateKey)))) return version;
  if (isPresent && !signsAnew)
    throw new Error(`${store.place}/${version} is signed by another key than that of ${name}.`);
  const manifest = await describeRelease({ name, version, files, source, commit });
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  files.set(MANIFEST_FILE, Buffer.from(text));
  files.set(SIGNATURE_FILE, Buffer.from(`${signText(text, privateKey)}\n`));
  await store.writeFolder(version, files);
  return version;
}

/** @param {string} dist @returns {Promise<Map<string, Buffer>>} the release's files by their name in the folder. */
async function collectFiles(dist) {
  const files = new Map();
  /** @param {string} folder @param {string} prefix */
  const add = async (folder, prefix) => {
    for (const name of await listFiles(path.join(dist, folder)))
      files.set(prefix + name, await readFile(path.join(dist, folder, name)));
  };
  await add('browser', '');
  for (const note of BUILD_NOTES) files.delete(note);
  if (existsSync(path.join(dist, STANDALONE))) await add(STANDALONE, `${STANDALONE}/`);
  files.set('server.cjs', await readFile(path.join(dist, 'server/server.cjs')));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} directory */
async function listFiles(directory) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'));
}

/** @param {Map<string, Buffer>} files */
function contentVersion(files) {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

/** @param {{ name: string, version: string, files: Map<string, Buffer>, source: string, commit: string | null }} build */
async function describeRelease({ name, version, files, source, commit }) {
  const readNote = async (/** @type {string} */ note) =>
    JSON.parse(await readFile(path.join(source, 'browser', note), 'utf8'));
  /** @type {{ shared: { name: string, requiredVersion: string }[] }} */
  const { shared } = await readNote('mf-manifest.json');
  return MANIFEST.parse({
    part: name,
    version,
    contract: JSON.parse(await readFile(CONTRACT_FILE, 'utf8')).version,
    builtAt: new Date().toISOString(),
    commit,
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    files: Object.fromEntries(
      [...files].filter(([file]) => EXECUTED.test(file)).map(([file, content]) => [file, sha384(content)]),
    ),
    chunks: await readNote('chunks.json'),
    shared: Object.fromEntries(shared.map((module) => [module.name, module.requiredVersion])),
  });
}

/** @param {Buffer} content */
function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
