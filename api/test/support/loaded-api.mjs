/**
 * The API's code for the integration tests. Jest links all modules again for each test file, and the API has two
 * thousand, so they are bundled once for a run and loaded once for a process, outside of Jest's modules.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import config from '../../rspack.config.mjs';

/** Inside the API's folder, so that its packages resolve. */
const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/stillsam');
const NAME = 'tested-api';

/** Bundles the code of the tests from the present sources. */
export function bundleApi() {
  const compiler = rspack({
    ...config,
    entry: { [NAME]: './test/support/tested.ts' },
    output: { ...config.output, path: FOLDER, clean: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(undefined));
    });
  });
}

/** @returns {Promise<typeof import('./tested')>} the same for every test file of this process. */
export function loadApi() {
  return import(pathToFileURL(path.join(FOLDER, `${NAME}.mjs`)).href);
}
