/**
 * npm run check: lint with boundaries, types and unit tests of what changed since main, and of the whole repository
 * its contract, formatting and documents. npm run check -- exercises: of that part and of what depends on it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runInstalled } from './install.mjs';
import { repositoryRoot } from './process.mjs';

const TARGETS = ['lint', 'typecheck', 'test'];

await runInstalled(async () => {
  const [part] = process.argv.slice(2);
  const { printCounts, REPOSITORY_TARGETS, runTasks, sumCounts } = await import('./suites.mjs');
  const tasks = part
    ? await runTasks(['affected', '-t', ...TARGETS, `--files=${folderOf(part)}/package.json`], 'affected')
    : [
        ...(await runTasks(['affected', '-t', ...TARGETS], 'affected')),
        ...(await runTasks(['run-many', '-t', ...REPOSITORY_TARGETS], 'repository')),
      ];
  const counts = sumCounts(tasks.map((task) => task.counts));
  printCounts(counts);
  process.exit(counts.failed ? 1 : 0);
});

/** @param {string} part @returns {string} the folder of a part by its short name: `exercises`, `shell`, `platform`. */
function folderOf(part) {
  const folder = [part, `${part}-mfe`, `libs/${part}`].find((candidate) =>
    existsSync(path.join(repositoryRoot, candidate, 'package.json')),
  );
  if (!folder) throw new Error(`There is no part ${part}.`);
  return folder;
}
