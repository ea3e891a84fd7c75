import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPorts } from './ports.mjs';
import { startProduct } from './start-product.mjs';
import { repositoryRoot, run } from './process.mjs';
import { makeRelease } from './release/make-release.mjs';
import { REMOTES } from './releases.mjs';
import { waitUntilReady } from './services.mjs';

const FOLDERS = {
  ...Object.fromEntries(Object.values(REMOTES).map(({ name, folder }) => [name, folder])),
  shell: 'shell',
  api: 'api',
};

/** Builds all parts in watch mode, then starts the product on top of them. */
export async function startDevelopment() {
  process.env.NODE_ENV = 'development';
  process.env.RELEASES_DIR = path.join(repositoryRoot, '.stillsam/dev-releases');
  process.env.RELEASE_POLL_MILLISECONDS ??= '300';
  await mkdir(process.env.RELEASES_DIR, { recursive: true });
  /** @type {Awaited<ReturnType<typeof startProduct>> | undefined} */
  let product;
  /** What the compiler says of each part that does not build. */
  const errors = new Map();
  const reportErrors = () =>
    Promise.all([...errors].map(([part, error]) => report({ part, error, version: null })));
  console.log('Building every part …');
  await run('node_modules/.bin/nx', ['run', '@stillsam/contracts:generate-types']);
  for (const [name, folder] of Object.entries(FOLDERS)) {
    await watch(name, folder, async (error) => {
      if (error === null) errors.delete(name);
      else errors.set(name, error);
      if (!product) return;
      if (error !== null) return reportErrors();
      if (REMOTES[name]) {
        const { version } = await makeRelease(name, { why: 'Changed in development' });
        return report({ part: name, error, version });
      }
      await product.restart(/** @type {import('./start-product.mjs').Service} */ (name));
      if (name === 'api') return report({ part: name, error, version: null });
      // The errors that the shell knew of went with its former process.
      await waitUntilReady('shell', shellAddress('/health/ready'));
      return reportErrors();
    });
  }
  product = await startProduct({ log: console.log, build: false, nodeEnvironment: 'development' });
  await reportErrors();
  console.log('Every change is built and shown by itself.');
}

/**
 * Compiles a part now and at every change.
 *
 * @param {string} name
 * @param {string} folder
 * @param {(error: string | null) => Promise<unknown>} onBuilt called after each build with what the compiler says.
 * @returns {Promise<void>} settled after the first build.
 */
async function watch(name, folder, onBuilt) {
  const { rspack } = await import('@rspack/core');
  const { default: configuration } = await import(
    pathToFileURL(path.join(repositoryRoot, folder, 'rspack.config.mjs')).href
  );
  const compiler = rspack(configuration);
  /** @type {Promise<void>} */
  const isBuilt = new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
      const error = errorOf(failure, stats);
      if (error === null) console.log(`${name}: built`);
      else console.error(error);
      void onBuilt(error).catch((problem) => console.error(problem.message));
      resolve();
    });
  });
  await isBuilt;
}

/** @param {Error | null} failure @param {import('@rspack/core').Stats | import('@rspack/core').MultiStats | undefined} stats */
function errorOf(failure, stats) {
  if (failure) return failure.message;
  return stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : null;
}

/** @param {string} pathname */
function shellAddress(pathname) {
  return `http://127.0.0.1:${readPorts(process.env).shell}${pathname}`;
}

/**
 * Tells the shell of a build, and through it the open pages. A shell that is just starting again hears nothing of it.
 *
 * @param {import('../shell/src/development/follow-builds').BuildReport} build
 */
async function report(build) {
  await fetch(shellAddress('/dev-stream'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(build),
  }).catch(() => {});
}
