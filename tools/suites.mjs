import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { CHECK_WORKS } from './checks.mjs';
import { inLanes } from './lanes.mjs';
import { runNx } from './nx.mjs';
import { labelled, repositoryRoot, run } from './process.mjs';

const RESULTS = path.join(repositoryRoot, '.stillsam/test-results');
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** As many suites at a time: each but the last keeps about one processor busy. */
const LANES = 2;

/** Suites by name: what they consist of, each with its counts. What takes longest comes first. */
const SUITES = {
  integration: [() => jest('integration', 'api/jest.integration.config.mjs')],
  unit: [() => jest('unit', 'jest.config.mjs')],
  checks: CHECK_WORKS,
};
/** Browsers keep every processor busy, and what they do is timed: nothing runs beside them. */
const LAST_SUITES = { e2e: [playwright] };
const NAMES = [...Object.keys(SUITES), ...Object.keys(LAST_SUITES)];

/**
 * Runs the named suites, or all of them, and adds up what they counted.
 *
 * @param {string[]} names
 */
export async function runEverything(names) {
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown) throw new Error(`There is no suite ${unknown}; there are ${NAMES.join(', ')}.`);
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  await runNx(['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static']);
  const isChosen = ([name]) => names.length === 0 || names.includes(name);
  const first = await runSuites(Object.entries(SUITES).filter(isChosen));
  const last = await runSuites(Object.entries(LAST_SUITES).filter(isChosen));
  return sum([first, last]);
}

async function runSuites(suites) {
  const works = suites.flatMap(([name, parts]) =>
    parts.map((part) => async () => ({ name, counts: await labelled(name, part) })),
  );
  const done = await inLanes(works, LANES);
  const totals = suites.map(([name]) => {
    const total = sum(done.filter((each) => each.name === name).map(({ counts }) => counts));
    console.log(`${name}: ${total.passed} passed, ${total.failed} failed`);
    return total;
  });
  return sum(totals);
}

function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}

async function jest(name, config) {
  const output = path.join(RESULTS, `${name}.json`);
  const hasEnded = await ended(
    run(
      process.execPath,
      [...JEST, '-c', config, '--json', `--outputFile=${output}`, '--maxWorkers=1', '--silent=false'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    ),
  );
  const result = JSON.parse(await readFile(output, 'utf8'));
  // A file that does not even load has no tests that could fail.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || (hasEnded ? 0 : 1) };
}

async function playwright() {
  const executable = await ensureBrowser();
  const output = path.join(RESULTS, 'e2e.json');
  const env = { ...process.env, PLAYWRIGHT_CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: output };
  const hasEnded = await ended(
    run('node_modules/.bin/playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env }),
  );
  const { stats } = JSON.parse(await readFile(output, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (hasEnded ? 0 : 1) };
}

function ended(command) {
  return command.then(
    () => true,
    () => false,
  );
}
