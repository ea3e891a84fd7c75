/** npm test: everything that proves the product, set-up included. Ends with `N passed, N failed`. */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { runSuites } = await import('./suites.mjs');
  const { passed, failed } = await runSuites(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
} catch (error) {
  fail(error.message);
}
