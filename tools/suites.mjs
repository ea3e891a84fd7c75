import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot, run } from './process.mjs';
import { countTask, sumCounts } from './task-counts.mjs';

const REPORTS = path.join(repositoryRoot, '.stillsam/test-results');

/** @typedef {{ target: string, counts: import('./task-counts.mjs').Counts }} Task of Nx. */

/** Targets of the whole repository, beside those of each project. */
export const REPOSITORY_TARGETS = ['contract', 'format', 'docs', 'unused'];

/** The Nx targets of each suite. */
const SUITES = {
  integration: ['integration'],
  unit: ['test'],
  checks: ['lint', 'typecheck', ...REPOSITORY_TARGETS],
  e2e: ['e2e'],
};

/**
 * Lanes of targets that run side by side, step by step. Integration tests take as long as all the rest of their step.
 * Browsers keep every processor busy, and what they do is timed: nothing runs beside them.
 */
const STEPS = [
  [['build']],
  [['integration'], ['test', 'lint', 'typecheck', ...REPOSITORY_TARGETS]],
  [['e2e']],
];

/**
 * Runs the named suites, or all of them, and prints what each counted.
 *
 * @param {string[]} names
 * @returns {Promise<import('./task-counts.mjs').Counts>}
 * @throws with one sentence when there is no suite of a name.
 */
export async function runSuites(names) {
  const unknown = names.find((name) => !(name in SUITES));
  if (unknown) throw new Error(`There is no suite ${unknown}; there are ${Object.keys(SUITES).join(', ')}.`);
  const chosen = Object.entries(SUITES).filter(([name]) => names.length === 0 || names.includes(name));
  await rm(REPORTS, { recursive: true, force: true });
  const targets = ['build', ...chosen.flatMap(([, own]) => own)];
  const tasks = [];
  for (const step of STEPS) {
    const lanes = step.map((lane) => lane.filter((target) => targets.includes(target)));
    const done = await Promise.all(lanes.filter((lane) => lane.length).map(runTargets));
    tasks.push(...done.flat());
  }
  // A build counts only where it failed.
  const failedBuilds = tasks.filter(({ target, counts }) => target === 'build' && counts.failed);
  for (const [name, own] of chosen) print(name, sumCounts(tasks.filter(isOf(own)).map(countsOf)));
  if (failedBuilds.length) print('build', sumCounts(failedBuilds.map(countsOf)));
  return sumCounts([...tasks.filter(isOf(chosen.flatMap(([, own]) => own))), ...failedBuilds].map(countsOf));
}

/** @param {string[]} targets */
function runTargets(targets) {
  return runTasks(['run-many', '-t', ...targets], String(targets[0]));
}

/**
 * Runs Nx, two tasks at a time, to the end of all tasks.
 *
 * @param {string[]} args
 * @param {string} name of the file in which Nx leaves its results.
 * @returns {Promise<Task[]>} the tasks with their counts.
 * @throws when Nx itself fails.
 */
export async function runTasks(args, name) {
  const resultsFile = path.join(REPORTS, `${name}.tasks.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(resultsFile, { force: true });
  const env = { ...process.env, TASK_RESULTS_FILE: resultsFile };
  // A failed task ends Nx with 1: what the tasks counted says so.
  await run('node_modules/.bin/nx', [...args, '--parallel=2', '--outputStyle=static'], { env }).catch(
    () => {},
  );
  /** @type {Parameters<typeof countTask>[0][] | null} */
  const results = JSON.parse(await readFile(resultsFile, 'utf8').catch(() => 'null'));
  if (!results) throw new Error('Nx ended before its tasks: see its message above.');
  return Promise.all(
    results.map(async (result) => ({ target: result.target, counts: await countTask(result, REPORTS) })),
  );
}

/** @param {string} name @param {import('./task-counts.mjs').Counts} counts */
function print(name, { passed, failed }) {
  console.log(`${name}: ${passed} passed, ${failed} failed`);
}

/** @param {string[]} targets */
function isOf(targets) {
  return (/** @type {Task} */ { target }) => targets.includes(target);
}

/** @param {Task} task */
function countsOf({ counts }) {
  return counts;
}
