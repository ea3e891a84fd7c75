import path from 'node:path';
import { rspack } from '@rspack/core';
import {
  fontRule,
  isProduction,
  minimizers,
  routerAliases,
  sourceRule,
  styleRule,
  trustedTypesPolicy,
} from '../tools/rspack/base.mjs';
import { remoteConfigs } from '../tools/rspack/remote.mjs';
import { SortedIntegrityPlugin } from '../tools/rspack/plugins.mjs';

const PART = 'admin';
const directory = import.meta.dirname;
// Absolute, so that a deep link finds its scripts; in a folder apart from the releases on the same origin.
const assetName = (extension) =>
  isProduction ? `assets/[name].[contenthash:8].${extension}` : `assets/[name].${extension}`;

/** The admin app on its own origin: the remote's routes with an entry, a document and a React of its own. */
const standalone = {
  name: 'standalone',
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  context: directory,
  entry: { admin: './src/main.tsx' },
  devtool: isProduction ? false : 'cheap-module-source-map',
  output: {
    path: path.join(directory, 'dist/standalone'),
    publicPath: '/',
    uniqueName: 'stillsam_admin_standalone',
    filename: assetName('js'),
    chunkFilename: assetName('js'),
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: trustedTypesPolicy(PART) },
    clean: true,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    alias: {
      ...routerAliases,
      'react-router-dom$': path.join(directory, '../libs/platform/src/router-surface.ts'),
    },
  },
  module: {
    rules: [
      sourceRule('web'),
      styleRule('web', PART),
      { ...fontRule, generator: { filename: 'assets/[name].[contenthash:8][ext]' } },
    ],
  },
  optimization: { minimizer: minimizers, chunkIds: 'deterministic' },
  plugins: [
    new rspack.CssExtractRspackPlugin({ filename: assetName('css'), chunkFilename: assetName('css') }),
    new rspack.HtmlRspackPlugin({
      template: './src/standalone/index.html',
      favicon: './src/standalone/icon.svg',
      inject: 'head',
      scriptLoading: 'defer',
    }),
    ...(isProduction
      ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new SortedIntegrityPlugin()]
      : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
};

export default [...remoteConfigs({ part: PART, directory }), standalone];
