import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';
import { slowestFiles } from './slowest-files.mjs';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-slowest-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} name @param {unknown} report */
async function write(name, report) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), JSON.stringify(report));
}

it('lists files of Jest and of Playwright together, the slowest first, and no more than twenty', async () => {
  const quick = Array.from({ length: 25 }, (_, index) => ({
    name: path.join(repositoryRoot, `api/quick-${index}.spec.ts`),
    startTime: 0,
    endTime: 10,
  }));
  const slow = { name: path.join(repositoryRoot, 'api/slow.spec.ts'), startTime: 1000, endTime: 3500 };
  await write('api/integration.json', { testResults: [...quick, slow] });
  const spec = { tests: [{ results: [{ duration: 1500 }, { duration: 2500 }] }] };
  await write('e2e/e2e.json', {
    stats: {},
    suites: [{ file: 'journeys/read.spec.ts', specs: [], suites: [{ specs: [spec] }] }],
  });
  await write('e2e.tasks.json', [{ target: 'e2e' }]);
  await write('e2e/.last-run.json', { status: 'failed', failedTests: ['read'] });
  const slowest = await slowestFiles(folder);
  expect(slowest).toHaveLength(20);
  expect(slowest.slice(0, 2)).toEqual([
    { file: 'e2e/journeys/read.spec.ts', seconds: 4 },
    { file: 'api/slow.spec.ts', seconds: 2.5 },
  ]);
});
