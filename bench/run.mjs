/**
 * npm run bench [suite …]: measures the product beside baselines in the same run, and prints ratios. README.md tells the
 * suites. Results are written to bench/results/<date>-<suite>.json.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkNode, ensureInstalled } from '../tools/install.mjs';
import { fail, repositoryRoot } from '../tools/process.mjs';

const USUAL_SUITES = ['pages', 'taps', 'servers'];
const SUITES = [...USUAL_SUITES, 'growth', 'letters', 'load', 'restarts'];
const RESULTS = path.join(repositoryRoot, 'bench/results');

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
    console.table(result.rows);
    const date = new Date().toISOString().slice(0, 10);
    const content = JSON.stringify({ date, node: process.version, ...result }, null, 2);
    await writeFile(path.join(RESULTS, `${date}-${name}.json`), `${content}\n`);
  }
} catch (error) {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
