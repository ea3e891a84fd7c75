import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

/** @import { JestReport, PlaywrightReport } from './task-counts.mjs' */

const COUNT = 20;

/**
 * The slowest test files of a run.
 *
 * @param {string} reportsFolder where Jest and Playwright put their JSON reports.
 * @returns {Promise<{ file: string, seconds: number }[]>} at most twenty, the slowest first.
 */
export async function slowestFiles(reportsFolder) {
  const entries = await readdir(reportsFolder, { recursive: true });
  const reports = entries.filter((entry) => entry.endsWith('.json') && !entry.endsWith('.tasks.json'));
  const files = await Promise.all(
    reports.map(async (entry) =>
      timesOf(JSON.parse(await readFile(path.join(reportsFolder, entry), 'utf8'))),
    ),
  );
  return files
    .flat()
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, COUNT);
}

/** @param {JestReport | PlaywrightReport | {}} report or another file of a test runner, which has no times. */
function timesOf(report) {
  if ('testResults' in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(repositoryRoot, name),
      seconds: (endTime - startTime) / 1000,
    }));
  if (!('suites' in report)) return [];
  return report.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
}

/** @param {PlaywrightReport['suites'][number]} suite @returns {number} */
function secondsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  return [...own, ...suites.map(secondsOf)].reduce((sum, seconds) => sum + seconds, 0);
}
