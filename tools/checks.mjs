import { runNx } from './nx.mjs';
import { run } from './process.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** Each check: what it proves, and how. */
const CHECKS = [
  ['lint and boundaries', lint],
  ['formatting', () => run(bin('prettier'), ['--check', '--log-level=warn', '.'])],
  ['types', () => runNx(['run-many', '-t', 'typecheck', '--parallel=2', '--outputStyle=static'])],
  ['contract', () => runNx(['run', '@stillsam/contracts:check'])],
  ['documents', () => run(process.execPath, ['tools/check-docs.mjs'])],
];

/** Runs every check, whatever the others say. */
export async function runChecks() {
  let passed = 0;
  let failed = 0;
  for (const [name, check] of CHECKS) {
    const startedAt = performance.now();
    try {
      await check();
      passed += 1;
      console.log(`✓ ${name} (${seconds(startedAt)} s)`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name} (${seconds(startedAt)} s): ${error.message}`);
    }
  }
  return { passed, failed };
}

/** The boundary rule reads Nx's project graph, which any Nx command writes. */
async function lint() {
  await runNx(['show', 'projects'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await run(bin('eslint'), ['.', '--max-warnings=0'], { env: { ...process.env, NX_DAEMON: 'false' } });
}

function seconds(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}
