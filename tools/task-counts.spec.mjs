import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTask, sumCounts } from './task-counts.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-counts-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function count(target, status, report) {
  if (report) {
    await mkdir(path.join(folder, 'shell'), { recursive: true });
    await writeFile(path.join(folder, 'shell', `${target}.json`), JSON.stringify(report));
  }
  return countTask({ projectRoot: 'shell', target, status }, folder);
}

describe('the counts of a task', () => {
  it('are those of the report, also when the cache answered', async () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    expect(await count('test', 'local-cache', report)).toEqual({ passed: 7, failed: 0 });
  });

  it('include each file that did not load', async () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(await count('test', 'failure', report)).toEqual({ passed: 7, failed: 3 });
  });

  it('say failed of a test that passed only when it was retried', async () => {
    const report = { stats: { expected: 5, unexpected: 0, flaky: 1 } };
    expect(await count('e2e', 'success', report)).toEqual({ passed: 5, failed: 1 });
  });

  it.each(['failure', 'skipped', 'stopped'])('say failed of a task that ended as %s', async (status) => {
    const report = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    expect(await count('test', status, report)).toEqual({ passed: 7, failed: 1 });
    expect(await count('lint', status)).toEqual({ passed: 0, failed: 1 });
  });

  it('are one of a task without a report', async () => {
    expect(await count('lint', 'success')).toEqual({ passed: 1, failed: 0 });
  });

  it('add up', () => {
    const counts = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 4, failed: 6 });
  });
});
