/**
 * @nestjs/throttler is CommonJS and requires Nest, which is ESM: Node does that by itself, Jest below Node 24.9 does
 * not. Hence an ES module of it, made once for each version, for tests only.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.stillsam/jest');
const EXPORTS = ['Throttle', 'ThrottlerGuard', 'ThrottlerModule'];

/** @returns the path of the ES module. */
export async function nestjsThrottlerModule() {
  const main = createRequire(import.meta.url).resolve('@nestjs/throttler');
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8'));
  const name = `nestjs-throttler-${version}`;
  const made = join(FOLDER, `${name}.mjs`);
  if (existsSync(made)) return made;
  const entry = join(FOLDER, `${name}-entry.mjs`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(entry, `export { ${EXPORTS.join(', ')} } from ${JSON.stringify(main)};\n`);
  await bundle(entry, `${name}.mjs`);
  return made;
}

function bundle(entry, filename) {
  const compiler = rspack({
    mode: 'none',
    target: 'node20',
    entry,
    output: { path: FOLDER, filename, module: true, library: { type: 'module' }, chunkFormat: 'module' },
    externalsType: 'module',
    externals: [/^@nestjs\/(common|core)/, 'reflect-metadata', 'rxjs', /^node:/, 'crypto'],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(undefined));
    });
  });
}
