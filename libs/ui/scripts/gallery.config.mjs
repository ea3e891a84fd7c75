import path from 'node:path';
import { rspack } from '@rspack/core';
import { fontRule, minimizers, sourceRule, styleRule } from '../../../tools/rspack/base.mjs';

const ui = path.resolve(import.meta.dirname, '..');

export const galleryFolder = path.join(ui, 'dist');

const shared = {
  mode: 'production',
  context: ui,
  entry: { gallery: './scripts/gallery-entry.tsx' },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  performance: { hints: false },
};

/** Renders the galleries in Node. */
const render = {
  ...shared,
  target: 'node20',
  output: {
    path: path.join(galleryFolder, 'render'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  module: { rules: [sourceRule('node'), styleRule('node', 'ui'), fontRule] },
  optimization: { minimize: false },
};

/** Collects the styles of every module; the script that the build emits is not used. */
const style = {
  ...shared,
  target: 'web',
  output: { path: galleryFolder, filename: 'unused.js' },
  module: { rules: [sourceRule('web'), styleRule('web', 'ui'), fontRule] },
  optimization: { minimizer: minimizers, usedExports: false, sideEffects: false },
  plugins: [new rspack.CssExtractRspackPlugin({ filename: '[name].css' })],
};

export default [render, style];
