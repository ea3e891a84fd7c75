/**
 * npm test: everything that proves the product, set-up included. npm test -- long repeats more: every kind of slow
 * connection, ten kills, every page in every width, size of text and theme. Ends with `N passed, N failed`.
 */
import { checkNode, ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';

try {
  checkNode();
  await ensureInstalled();
  const { runSuites } = await import('./suites.mjs');
  const { printCounts } = await import('./task-counts.mjs');
  const names = process.argv.slice(2);
  if (names.includes('long')) process.env.LONG_TESTS = 'true';
  const counts = await runSuites(names.filter((name) => name !== 'long'));
  printCounts(counts);
  process.exit(counts.failed ? 1 : 0);
} catch (error) {
  fail(error);
}
