/**
 * npm test: everything that proves the product, set-up included. npm test -- long repeats more: every kind of slow
 * connection, ten kills, every page in every width, size of text and theme. Ends with `N passed, N failed`.
 */
import { runInstalled } from './install.mjs';

await runInstalled(async () => {
  const { printCounts, runSuites } = await import('./suites.mjs');
  const names = process.argv.slice(2);
  if (names.includes('long')) process.env.LONG_TESTS = 'true';
  const counts = await runSuites(names.filter((name) => name !== 'long'));
  printCounts(counts);
  process.exit(counts.failed ? 1 : 0);
});
