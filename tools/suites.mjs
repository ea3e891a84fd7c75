import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { runNx } from './nx.mjs';
import { repositoryRoot, run } from './process.mjs';

const RESULTS = path.join(repositoryRoot, '.stillsam/test-results');
const JEST = [
  '--experimental-vm-modules',
  '--no-warnings=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** Suites by name; each answers with its counts. */
const SUITES = {
  checks: runChecks,
  unit: () => jest('unit', 'jest.config.mjs'),
  integration: () => jest('integration', 'api/jest.integration.config.mjs'),
  e2e: playwright,
};

/**
 * Runs the named suites, or all of them, and adds up what they counted.
 *
 * @param {string[]} names
 */
export async function runEverything(names) {
  const unknown = names.find((name) => !SUITES[name]);
  if (unknown) throw new Error(`There is no suite ${unknown}; there are ${Object.keys(SUITES).join(', ')}.`);
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  await runNx(['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static']);
  const total = { passed: 0, failed: 0 };
  for (const name of names.length ? names : Object.keys(SUITES)) {
    console.log(`\n— ${name}`);
    const { passed, failed } = await SUITES[name]();
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

async function jest(name, config) {
  const output = path.join(RESULTS, `${name}.json`);
  const hasEnded = await ended(
    run(process.execPath, [...JEST, '-c', config, '--json', `--outputFile=${output}`, '--silent=false'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
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
