import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { repositoryRoot, run } from './process.mjs';

const REPORTS = path.join(repositoryRoot, '.stillsam/test-results');

/** @typedef {{ target: string, counts: Counts }} Task of Nx. */

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
 * @returns {Promise<Counts>}
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

/** @param {string} name @param {Counts} counts */
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

/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} JestTest
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: JestTest[] }} JestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestNumbers
 * @typedef {JestNumbers & { testResults: JestFile[] }} JestReport
 */

/**
 * How many tests of a task passed and failed: by the report that its test runner wrote, else the task itself is one.
 * A task that failed or was skipped without a failed test of its own counts as one failure.
 *
 * @param {{ projectRoot: string, target: string, status: string }} result of an Nx task.
 * @param {string} reportsFolder where the targets of nx.json put their reports.
 * @returns {Promise<Counts>}
 *
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts failures: a name and a message each.
 */
export async function countTask({ projectRoot, target, status }, reportsFolder) {
  const report = path.join(reportsFolder, projectRoot, `${target}.json`);
  const hasEnded = status !== 'failure' && status !== 'skipped' && status !== 'stopped';
  const counts = existsSync(report)
    ? countReport(JSON.parse(await readFile(report, 'utf8')))
    : { passed: hasEnded ? 1 : 0, failed: 0, failures: [] };
  if (hasEnded || counts.failed) return counts;
  return { ...counts, failed: 1, failures: [`${projectRoot}:${target} ended as ${status}`] };
}

/**
 * Jest's JSON or Playwright's. A test that passes only when it is retried has failed.
 *
 * @param {JestReport | PlaywrightReport} report
 */
function countReport(report) {
  if ('stats' in report)
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      failures: report.suites.flatMap(failuresOfPlaywright),
    };
  // A file that does not even load has no tests that could fail.
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(failuresOfJest),
  };
}

/** @param {PlaywrightReport['suites'][number]} suite @returns {string[]} */
function failuresOfPlaywright({ specs, suites = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ results }) => `${file} › ${title}\n${results.find(({ error }) => error)?.error?.message ?? ''}`,
      ),
  );
  return [...failed, ...suites.flatMap(failuresOfPlaywright)];
}

/** @param {JestReport['testResults'][number]} file */
function failuresOfJest({ name, status, message, assertionResults }) {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  return failed.length || status !== 'failed' ? failed : [`${name}\n${message}`];
}

/** @param {Counts[]} counts */
export function sumCounts(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/**
 * The test files that took longest, by the reports of their runners.
 *
 * @param {string} [folder] of the reports.
 * @returns {Promise<{ file: string, seconds: number }[]>} twenty at most, the slowest first.
 */
export async function slowestFiles(folder = REPORTS) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?<!\.tasks)\.json$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => timesIn(JSON.parse(text)))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20);
}

/** @param {Partial<JestReport & PlaywrightReport>} report */
function timesIn({ suites = [], testResults = [] }) {
  return [
    ...suites.map((suite) => ({ file: suite.title, seconds: millisecondsOf(suite) / 1000 })),
    ...testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(repositoryRoot, name),
      seconds: (endTime - startTime) / 1000,
    })),
  ];
}

/** @param {PlaywrightReport['suites'][number]} suite @returns {number} of all its tests, which run side by side with others. */
function millisecondsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(millisecondsOf)].reduce((total, duration) => total + duration, 0);
}

/** Prints each failure, then the closing line. @param {Counts} counts */
export function printCounts({ passed, failed, failures }) {
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
