/**
 * npm test: everything that proves the product, set-up included. npm test -- long repeats more: every kind of slow
 * connection, ten kills, every page in every width, size of text and theme. Ends with `N passed, N failed`.
 */
import { runInstalled } from './install.mjs';

await runInstalled(async () => {
  const { printCounts, runSuites, slowestFiles } = await import('./suites.mjs');
  const names = process.argv.slice(2);
  if (names.includes('long')) process.env.LONG_TESTS = 'true';
  const counts = await runSuites(names.filter((name) => name !== 'long'));
  console.log('\nThe slowest test files:');
  for (const { file, seconds } of await slowestFiles())
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  printCounts(counts);
  process.exit(counts.failed ? 1 : 0);
});
