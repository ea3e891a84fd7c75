/**
 * npm run bench [suite …]: measures the product beside baselines in the same run, and prints ratios.
 *
 * Suites: pages, taps, frames, servers, publish, releases, start, subscribers, and those that run only when named,
 * since they take some minutes each: canary, capacity, churn, exercise-pages, interactions, isolation, kills, letters, lighthouse, load,
 * posts, restarts, stale and telemetry.
 * Results are written to bench/results/<date>-<suite>.json, except for a part of a suite (BENCH_ROUTES).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkNode, ensureInstalled } from '../tools/install.mjs';
import { fail, repositoryRoot } from '../tools/process.mjs';

/** The suites that run by default, and all suites. */
const USUAL_SUITES = ['pages', 'taps', 'frames', 'servers', 'publish', 'releases', 'start', 'subscribers'];
const SUITES = [
  ...USUAL_SUITES,
  'canary',
  'capacity',
  'churn',
  'exercise-pages',
  'interactions',
  'isolation',
  'kills',
  'letters',
  'lighthouse',
  'load',
  'posts',
  'restarts',
  'stale',
  'telemetry',
];

try {
  checkNode();
  await ensureInstalled();
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !SUITES.includes(name));
  if (unknown) throw new Error(`There is no bench ${unknown}; there are ${SUITES.join(', ')}.`);
  for (const name of named.length ? named : USUAL_SUITES) {
    const { measure } = await import(`./${name}.mjs`);
    console.log(`\n— ${name}`);
    const result = await measure();
    if (!result) continue;
    console.table(result.rows);
    if (!process.env.BENCH_ROUTES) await keep(name, result);
  }
} catch (error) {
  fail(error.stack ?? error.message);
}

async function keep(name, result) {
  const directory = path.join(repositoryRoot, 'bench/results');
  await mkdir(directory, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(directory, `${date}-${name}.json`);
  await writeFile(file, `${JSON.stringify({ date, node: process.version, ...result }, null, 2)}\n`);
}
