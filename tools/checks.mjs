import path from 'node:path';
import { repositoryRoot, run, say } from './process.mjs';

const CONTRACTS = path.join(repositoryRoot, 'libs/contracts');
const WITHOUT_DAEMON = { ...process.env, NX_DAEMON: 'false' };
const bin = (name) => `node_modules/.bin/${name}`;
const types = (project) => () => run(bin('tsc'), ['--noEmit', '-p', project]);

/** Each check: what it proves, and how. All of them go by what is built. Those that take longest come first. */
const CHECKS = [
  // One program for all that share libraries: each file of them, and of the packages' types, is read and checked once.
  ['types of front ends, libraries and browser tests', types('tsconfig.front-ends.json')],
  ['types of the API', types('api')],
  // The boundary rule reads the project graph that Nx wrote when it built.
  ['lint and boundaries', () => run(bin('eslint'), ['.', '--max-warnings=0'], { env: WITHOUT_DAEMON })],
  ['formatting', () => run(bin('prettier'), ['--check', '--log-level=warn', '.'])],
  ['contract', () => run(process.execPath, ['scripts/check.mjs'], { cwd: CONTRACTS })],
  ['documents', () => run(process.execPath, ['tools/check-docs.mjs'])],
];

/** Every check as a work that answers with its counts, whatever the others say. */
export const CHECK_WORKS = CHECKS.map(
  ([name, check]) =>
    () =>
      counted(name, check),
);

async function counted(name, check) {
  const startedAt = performance.now();
  try {
    await check();
    say(`✓ ${name} (${seconds(startedAt)} s)`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    say(`✗ ${name} (${seconds(startedAt)} s): ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

function seconds(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
