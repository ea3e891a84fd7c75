/** npm run count: what a reader has to learn, as hand-written lines, source files and packages. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const NOT_COUNTED = /(^|\/)(e2e|test|generated)\/|\.spec\.|\/fake-/;

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !NOT_COUNTED.test(file));
const lines = new Map();
for (const file of files) {
  const [folder] = file.split('/');
  const count = readFileSync(path.join(repositoryRoot, file), 'utf8').split('\n').length - 1;
  lines.set(folder, (lines.get(folder) ?? 0) + count);
}
for (const [folder, count] of [...lines].sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(7)}  ${folder}`);
const lock = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'));
const packages = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
).length;
const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} lines in ${files.length} files, ${packages} packages`);
