/**
 * The API's own code for the integration tests. Jest links every module anew for each test file, and the API is two
 * thousand of them: hence they are bundled once for a run and loaded once for a process, outside of Jest's modules.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import config from '../../rspack.config.mjs';

/** Within the API, so that its packages are found. */
const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/stillsam');
const NAME = 'tested-api';

/** Bundles what the tests use, as it stands now. */
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
