import path from 'node:path';
import { isProduction, sourceRule } from '../tools/rspack/base.mjs';

const INSIDE = /^@stillsam\//;
const directory = import.meta.dirname;
const { options, ...rule } = sourceRule('node');
const sources = (test, tsx) => ({
  ...rule,
  test,
  options: {
    ...options,
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
  },
});

/** Own code and workspace libraries in one file per command; packages from npm stay outside. */
export default {
  name: 'api',
  mode: isProduction ? 'production' : 'development',
  target: 'node20',
  context: directory,
  entry: {
    main: './src/main.ts',
    migrate: './src/entry/migrate.ts',
    seed: './src/entry/seed.ts',
    'create-admin': './src/entry/create-admin.ts',
    'reset-password': './src/entry/reset-password.ts',
    'reset-factors': './src/entry/reset-factors.ts',
    purge: './src/entry/purge.ts',
    openapi: './src/entry/openapi.ts',
  },
  devtool: 'source-map',
  output: {
    path: path.join(directory, 'dist'),
    filename: '[name].mjs',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module-import',
  externals: [
    ({ request }, callback) => {
      const isPackage =
        /^(?:@[\w-]+\/)?[\w]/.test(request) && !INSIDE.test(request) && !path.isAbsolute(request);
      callback(undefined, isPackage ? request : undefined);
    },
  ],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [sources(/\.[cm]?ts$/, false), sources(/\.tsx$/, true)],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};
