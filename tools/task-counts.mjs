import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} JestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: JestTest[] }} JestFile
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

/** Prints each failure, then the closing line. @param {Counts} counts */
export function printCounts({ passed, failed, failures }) {
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
