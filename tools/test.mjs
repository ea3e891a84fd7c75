/** npm test: everything that proves the product, set-up included. Ends with `N passed, N failed`. */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { runSuites } = await import('./suites.mjs');
  const { printCounts } = await import('./task-counts.mjs');
  const counts = await runSuites(process.argv.slice(2));
  printCounts(counts);
  process.exit(counts.failed ? 1 : 0);
} catch (error) {
  fail(error.message);
}
