import path from 'node:path';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  federationRule,
  fontRule,
  isProduction,
  jsxAliases,
  minimizers,
  routerAliases,
  sourceRule,
  styleRule,
  trustedTypesPolicy,
  providedSingletons,
} from '../tools/rspack/base.mjs';
import { PrecompressPlugin } from '../tools/rspack/plugins.mjs';

const directory = import.meta.dirname;
const resolve = { extensions: ['.ts', '.tsx', '.js', '.mjs'] };

/** The drawing library is bundled into the worker's file: the container holds the build and no node_modules. */
const wasmRule = { test: /\.wasm$/, type: 'asset/inline' };

/** Rendering and routing, which change with their versions alone. */
const LIBRARIES = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;

const browser = {
  name: 'browser',
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  context: directory,
  entry: { shell: [...(isProduction ? [] : ['./src/development/provide-refresh.ts']), './src/entry.ts'] },
  devtool: isProduction ? false : 'cheap-module-source-map',
  output: {
    path: path.join(directory, 'dist/browser'),
    publicPath: '/assets/',
    uniqueName: 'stillsam_shell',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    trustedTypes: { policyName: trustedTypesPolicy('shell') },
    clean: true,
  },
  resolve: { ...resolve, alias: { ...routerAliases, ...jsxAliases } },
  module: { rules: [sourceRule('web'), styleRule('web', 'shell'), fontRule, federationRule] },
  optimization: {
    minimizer: minimizers,
    runtimeChunk: false,
    // Two scripts are parsed and run in two tasks, and a release of the shell leaves the libraries' script cached.
    splitChunks: {
      chunks: 'initial',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        libraries: { name: 'libraries', test: LIBRARIES, enforce: true },
      },
    },
  },
  plugins: [
    new rspack.CssExtractRspackPlugin({ filename: '[name].[contenthash:8].css' }),
    ...(isProduction ? [new PrecompressPlugin()] : []),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    new ModuleFederationPlugin({
      name: 'stillsam_shell',
      shared: providedSingletons(directory),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: {
        provideExternalRuntime: true,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
};

const server = {
  name: 'server',
  mode: isProduction ? 'production' : 'development',
  target: 'node20',
  context: directory,
  entry: {
    server: './server/main.ts',
    'share-image-worker': './server/share-image/share-image-worker.ts',
    'remote-worker': './server/rendering/remote-worker.ts',
  },
  devtool: 'source-map',
  output: {
    path: path.join(directory, 'dist/server'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
    clean: true,
  },
  resolve: {
    ...resolve,
    alias: {
      ...routerAliases,
      'react-router-dom$': path.join(directory, '../libs/platform/src/router-surface.ts'),
    },
  },
  module: {
    rules: [
      sourceRule('node'),
      styleRule('node', 'shell'),
      { ...fontRule, generator: { emit: false } },
      wasmRule,
    ],
  },
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};

/** The service worker, and the one that replaces it when it is withdrawn (docs/offline.md). */
const worker = {
  name: 'worker',
  mode: isProduction ? 'production' : 'development',
  target: ['webworker', 'es2022'],
  context: directory,
  entry: {
    'service-worker': './worker/service-worker.ts',
    'withdrawn-worker': './worker/withdrawn-worker.ts',
  },
  devtool: false,
  output: {
    path: path.join(directory, 'dist/worker'),
    filename: '[name].js',
    chunkLoading: false,
    clean: true,
  },
  resolve,
  module: { rules: [sourceRule('web')] },
  optimization: { minimizer: minimizers, splitChunks: false, runtimeChunk: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};

export default [browser, server, worker];
