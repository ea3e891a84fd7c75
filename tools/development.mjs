import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProduct } from './product.mjs';
import { repositoryRoot } from './process.mjs';
import { makeRelease } from './release/make-release.mjs';
import { REMOTES } from './releases.mjs';

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
  let product;
  console.log('Building every part …');
  for (const [name, folder] of Object.entries(FOLDERS)) {
    await watch(name, folder, async () => {
      if (!product) return;
      if (REMOTES[name]) await makeRelease(name, { why: 'Changed in development' });
      else await product.restart(name);
    });
  }
  product = await startProduct({ onSay: console.log, build: false, nodeEnvironment: 'development' });
  console.log('Every change is built and shown by itself.');
}

/**
 * Compiles a part now and at every change.
 *
 * @param {() => Promise<void>} onBuilt called after each build without errors but the first.
 * @returns {Promise<void>} settled after the first build.
 */
async function watch(name, folder, onBuilt) {
  const { rspack } = await import('@rspack/core');
  const { default: configuration } = await import(
    pathToFileURL(path.join(repositoryRoot, folder, 'rspack.config.mjs')).href
  );
  const compiler = rspack(configuration);
  await new Promise((resolve) => {
    let isFirst = true;
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || stats.hasErrors())
        console.error(error?.message ?? stats.toString({ preset: 'errors-only', colors: true }));
      else if (!isFirst) {
        console.log(`${name}: built`);
        void onBuilt().catch((problem) => console.error(problem.message));
      }
      isFirst = false;
      resolve();
    });
  });
}
