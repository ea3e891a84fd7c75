import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

/** The remotes by short name: their Nx project, their folder. */
export const REMOTES = {
  site: { project: '@stillsam/site-mfe', directory: path.join(repositoryRoot, 'site-mfe') },
  exercises: { project: '@stillsam/exercises-mfe', directory: path.join(repositoryRoot, 'exercises-mfe') },
  admin: { project: '@stillsam/admin-mfe', directory: path.join(repositoryRoot, 'admin-mfe') },
};

/** Folder that the static origin of a remote serves. */
export function releasesDirectory(name) {
  return path.join(process.env.RELEASES_DIR ?? path.join(repositoryRoot, 'releases'), name);
}

/** Versions that were live, oldest first. @returns {Promise<{ version: string, releasedAt: string }[]>} */
export async function readHistory(directory) {
  try {
    return JSON.parse(await readFile(path.join(directory, 'history.json'), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

export async function writeHistory(directory, history) {
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, 'history.json'), `${JSON.stringify(history, null, 2)}\n`);
}
