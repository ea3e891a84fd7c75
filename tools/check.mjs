/** npm run check: the quick half of the tests: boundaries and lint, formatting, types, contracts. */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { runEverything } = await import('./suites.mjs');
  const { passed, failed } = await runEverything(['checks']);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
} catch (error) {
  fail(error.message);
}
