import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * How many tests of a task passed and failed: by the report that its test runner wrote, else the task itself is one.
 * A task that failed or was skipped without a failed test of its own counts as one failure.
 *
 * @param {{ projectRoot: string, target: string, status: string }} result of an Nx task.
 * @param {string} reportsFolder where the targets of nx.json put their reports.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function countTask({ projectRoot, target, status }, reportsFolder) {
  const report = path.join(reportsFolder, projectRoot, `${target}.json`);
  const hasEnded = status !== 'failure' && status !== 'skipped' && status !== 'stopped';
  const counts = existsSync(report)
    ? countReport(JSON.parse(await readFile(report, 'utf8')))
    : { passed: hasEnded ? 1 : 0, failed: 0 };
  return { passed: counts.passed, failed: counts.failed || (hasEnded ? 0 : 1) };
}

/** Jest's JSON or Playwright's. A test that passes only when it is retried has failed. */
function countReport(report) {
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  // A file that does not even load has no tests that could fail.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** @param {{ passed: number, failed: number }[]} counts */
export function sumCounts(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
