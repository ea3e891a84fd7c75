import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@stillsam/releases/open-store';
import { repositoryRoot } from './process.mjs';

/**
 * A remote, as the `remote.json` and `package.json` of its folder describe it.
 *
 * @typedef {object} Remote
 * @property {string} name
 * @property {string} owner the team that answers for it.
 * @property {'public' | 'admin'} area
 * @property {string[]} prefixes paths that it owns.
 * @property {'read' | 'none'} api what its loaders may read on the server.
 * @property {number} port usual one of its static origin.
 * @property {string[]} [pagesWithNotifyForm] folders of `src/pages` that may use libs/notify-form where no API is allowed.
 * @property {string} folder its name in the repository.
 * @property {string} directory
 * @property {string} project of Nx.
 * @property {string[]} tags of Nx.
 */

/**
 * The remotes of a checkout: each folder at its top that has a `remote.json`. A sparse checkout has fewer.
 *
 * @returns {Record<string, Remote>} by name, in the order of their ports, which is that of their routes.
 */
export function findRemotes(root = repositoryRoot) {
  const remotes = readdirSync(root)
    .filter((folder) => existsSync(path.join(root, folder, 'remote.json')))
    .map((folder) => readRemote(root, folder))
    .sort((one, other) => one.port - other.port);
  return Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
}

/** @param {string} root @param {string} folder @returns {Remote} */
function readRemote(root, folder) {
  const directory = path.join(root, folder);
  const readJson = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(path.join(directory, file), 'utf8'));
  const { name: project, nx } = readJson('package.json');
  return { ...readJson('remote.json'), folder, directory, project, tags: nx?.tags ?? [] };
}

export const REMOTES = findRemotes();

/**
 * @param {string | undefined} name
 * @returns {Remote}
 * @throws with one sentence that names those that exist.
 */
export function remoteOf(name) {
  const remote = REMOTES[name ?? ''];
  if (!remote) throw new Error(`Name a part: ${Object.keys(REMOTES).join(', ')}.`);
  return remote;
}

/** File of the secret by which the shells of this machine say what they serve; `npm start` makes it. */
export const SECRET_FILE = 'internal-secret';

/** @returns {Promise<string | undefined>} the secret by which shells say what they serve. */
export async function internalSecret(environment = process.env) {
  if (environment.INTERNAL_SECRET) return environment.INTERNAL_SECRET;
  const file = path.join(repositoryRoot, '.stillsam', SECRET_FILE);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

/** Folder of all releases, and of the registry. */
export function releasesRoot(environment = process.env) {
  return path.resolve(repositoryRoot, environment.RELEASES_DIR ?? 'releases');
}

/**
 * The store of a remote's releases: the bucket or the folder that the environment names.
 *
 * @param {string} name of the remote.
 */
export function storeOf(name, environment = process.env) {
  return openStore(name, { directory: releasesRoot(environment), environment });
}

/** Folder that the static origin of a remote serves. @param {string} name */
export function releasesDirectory(name) {
  return path.join(releasesRoot(), name);
}
