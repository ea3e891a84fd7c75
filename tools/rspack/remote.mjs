import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
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
  requiredSingletons,
  SHARED_SINGLETONS,
} from './base.mjs';
import { PrecompressPlugin, ChunksPlugin, ContractPlugin, ScriptBudgetPlugin } from './plugins.mjs';

/** Gives each page's chunk the name of its folder. */
const routesRule = {
  test: /[\\/]src[\\/]routes\.tsx$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('./name-page-chunks.mjs', import.meta.url)),
};
const resolve = { extensions: ['.ts', '.tsx', '.js', '.mjs'] };

/**
 * The two builds of a remote from the same `src/remote.tsx`: a federation container for the browser, and one
 * `server.cjs` for the shell's server.
 *
 * @typedef {{ part: string, directory: string }} RemoteOptions `part` is the remote's short name.
 * @param {RemoteOptions} options
 */
export function remoteConfigs({ part, directory }) {
  return [browserConfig({ part, directory }), serverConfig({ part, directory })];
}

/**
 * What the browser build of a remote has in development alone, so that an open page takes up a change and keeps its
 * state (ADR 89). Hot updates lie in the folder of the release that they lead to.
 */
function hotUpdates() {
  return {
    source: { refresh: true },
    // React asks one refresh runtime about all components: the shell's (shell/src/development/provide-refresh.ts).
    externals: { 'react-refresh/runtime': 'window stillsamRefresh' },
    exposes: {
      './hot': { import: fileURLToPath(new URL('./hot-client.mjs', import.meta.url)), name: 'hot' },
    },
    // A build with errors is no step that a page could be led on from.
    optimization: { emitOnErrors: false },
    plugins: [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin()],
  };
}

const NO_HOT_UPDATES = {
  source: {},
  externals: {},
  exposes: {},
  optimization: {},
  plugins: [],
};

/** @param {RemoteOptions} options */
function browserConfig({ part, directory }) {
  const hot = isProduction ? NO_HOT_UPDATES : hotUpdates();
  const styleFilename = isProduction ? '[name].[contenthash:8].css' : '[name].css';
  return {
    name: 'browser',
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: directory,
    entry: {},
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: path.join(directory, 'dist/browser'),
      publicPath: 'auto',
      uniqueName: `stillsam_${part}`,
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: styleFilename,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypesPolicy(part) },
      clean: true,
    },
    resolve: { ...resolve, alias: jsxAliases },
    externals: hot.externals,
    module: {
      rules: [routesRule, sourceRule('web', hot.source), styleRule('web', part), fontRule, federationRule],
    },
    optimization: {
      ...hot.optimization,
      minimizer: minimizers,
      // By their order in the graph: federation's runtime is a module whose name holds the checkout's folder, and an
      // id made from names would give each folder another release.
      moduleIds: isProduction ? 'natural' : 'named',
      chunkIds: 'named',
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: styleFilename,
        chunkFilename: styleFilename,
      }),
      new ModuleFederationPlugin({
        name: `stillsam_${part}`,
        filename: 'remoteEntry.js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' }, ...hot.exposes },
        shared: requiredSingletons(directory),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ChunksPlugin(),
      ...hot.plugins,
      ...(isProduction
        ? [
            new ContractPlugin(),
            new PrecompressPlugin(),
            new ScriptBudgetPlugin(directory),
            new rspack.SubresourceIntegrityPlugin({
              // The same as in preloads: a preload with another one is fetched twice.
              hashFuncNames: ['sha384'],
              htmlPlugin: false,
            }),
          ]
        : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** @param {RemoteOptions} options */
function serverConfig({ part, directory }) {
  return {
    name: 'server',
    mode: isProduction ? 'production' : 'development',
    target: 'node20',
    context: directory,
    entry: { server: './src/remote.tsx' },
    devtool: false,
    output: {
      path: path.join(directory, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      clean: true,
    },
    // The host's module wrapper provides these and throws on any other name.
    externalsType: 'commonjs',
    externals: SHARED_SINGLETONS,
    externalsPresets: { node: false },
    resolve: { ...resolve, alias: routerAliases },
    module: {
      rules: [
        routesRule,
        sourceRule('node'),
        styleRule('node', part),
        { ...fontRule, generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
