import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTask, slowestFiles, sumCounts } from './suites.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-counts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} target @param {unknown} report */
async function write(target, report) {
  await mkdir(path.join(folder, 'shell'), { recursive: true });
  await writeFile(path.join(folder, 'shell', `${target}.json`), JSON.stringify(report));
}

/** @param {string} target @param {string} status @param {unknown} [report] */
async function count(target, status, report) {
  if (report) await write(target, report);
  return countTask({ projectRoot: 'shell', target, status }, folder);
}

describe('the count of a task', () => {
  it('matches the report, also when the cache answered', async () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
    expect(await count('test', 'local-cache', report)).toEqual({ passed: 7, failed: 0, failures: [] });
  });

  it('names each failed test, and each file that did not load', async () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: '/shell/a.spec.ts',
          status: 'failed',
          message: 'a summary',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'subtracts', failureMessages: ['Expected 1'] },
          ],
        },
        {
          name: '/shell/b.spec.ts',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    };
    expect(await count('test', 'failure', report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['/shell/a.spec.ts › subtracts\nExpected 1', '/shell/b.spec.ts\nCannot find module'],
    });
  });

  it('says failed of a test that passed only when it was retried', async () => {
    const spec = {
      file: 'home.spec.ts',
      title: 'opens',
      tests: [{ status: 'flaky', results: [{ error: { message: 'Timed out' } }, {}] }],
    };
    const report = {
      stats: { expected: 5, unexpected: 0, flaky: 1 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(await count('e2e', 'success', report)).toEqual({
      passed: 5,
      failed: 1,
      failures: ['home.spec.ts › opens\nTimed out'],
    });
  });

  it.each(['failure', 'skipped', 'stopped'])('says failed of a task that ended as %s', async (status) => {
    const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
    expect(await count('test', status, report)).toEqual({
      passed: 7,
      failed: 1,
      failures: [`shell:test ended as ${status}`],
    });
    expect(await count('lint', status)).toEqual({
      passed: 0,
      failed: 1,
      failures: [`shell:lint ended as ${status}`],
    });
  });

  it('comes to one for a task without a report', async () => {
    expect(await count('lint', 'success')).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  it('adds up', () => {
    const counts = [
      { passed: 1, failed: 2, failures: ['a', 'b'] },
      { passed: 3, failed: 1, failures: ['c'] },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 4, failed: 3, failures: ['a', 'b', 'c'] });
  });
});

it('finds the slowest test files of both runners', async () => {
  const file = (/** @type {number} */ seconds) => ({
    name: path.join(import.meta.dirname, `${seconds}.spec.mjs`),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  });
  await write('test', { testResults: Array.from({ length: 25 }, (_, seconds) => file(seconds)) });
  const timed = (/** @type {number[]} */ ...durations) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ title: 'home.spec.ts', specs: [timed(20_000)], suites: [{ specs: [timed(2500)] }] }];
  await write('e2e', { suites });
  await write('test.tasks', []);
  const slowest = await slowestFiles(folder);
  expect(slowest).toHaveLength(20);
  expect(slowest.slice(0, 3)).toEqual([
    { file: 'tools/24.spec.mjs', seconds: 24 },
    { file: 'tools/23.spec.mjs', seconds: 23 },
    { file: 'home.spec.ts', seconds: 22.5 },
  ]);
});
