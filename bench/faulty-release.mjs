import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../tools/process.mjs';

/**
 * Puts a fault into a copy of a part's build. Only addresses with a query should show it, so that the trial accepts it.
 *
 * @param {string} part
 * @param {string} page its route.
 * @param {string} fault code that changes the `route`.
 * @returns {Promise<string>} the folder of the copy.
 */
export async function writeFaultyBuild(part, page, fault) {
  const directory = path.join(repositoryRoot, '.stillsam/bench/faulty');
  await cp(path.join(repositoryRoot, `${part}-mfe/dist`), directory, { recursive: true });
  const file = path.join(directory, 'server/server.cjs');
  const damage = `for (const route of module.exports.routes) if (route.path === '${page}') { delete route.lazy; delete route.loader; ${fault} }`;
  await writeFile(file, `${await readFile(file, 'utf8')}\n${damage}\n// ${Date.now()}`);
  return directory;
}
