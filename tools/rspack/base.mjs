import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { readFileSync } from 'node:fs';

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));
export const isProduction = process.env.NODE_ENV !== 'development';

/**
 * Of browser builds, the shell's included, which otherwise would not share `react/jsx-runtime` in development.
 */
export const jsxAliases = isProduction
  ? {}
  : { 'react/jsx-dev-runtime$': fileURLToPath(new URL('./jsx-dev-runtime.mjs', import.meta.url)) };

const require = createRequire(import.meta.url);
const routerFolder = path.dirname(require.resolve('react-router/package.json'));
const routerBuild = path.join(routerFolder, isProduction ? 'dist/production' : 'dist/development');

/** react-router's exports name only its development build; these aliases choose by NODE_ENV. */
export const routerAliases = {
  'react-router/dom$': path.join(routerBuild, 'dom-export.mjs'),
  'react-router$': path.join(routerBuild, 'index.mjs'),
};

/** Browsers with cascade layers, `:has` and `dvh`; Trusted Types are optional. */
const SUPPORTED_BROWSERS = ['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4'];

/**
 * TypeScript and JSX by swc.
 *
 * @param {'web' | 'node'} target
 * @param {{ refresh?: boolean }} options `refresh` marks components for React's hot updates (remote.mjs).
 */
export function sourceRule(target, { refresh = false } = {}) {
  return {
    test: /\.[cm]?tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !isProduction, ...(refresh ? { refresh } : {}) },
        },
      },
      env: { targets: target === 'node' ? 'node 20.19' : SUPPORTED_BROWSERS.join(', ') },
    },
  };
}

/**
 * CSS Modules and plain CSS. Class names carry the part's name and a hash of the file's path, so they are the
 * same in the browser build and the server build of a part, and never collide between parts. Releases have
 * short names, because every page contains them in its styles and in its markup.
 *
 * @param {'web' | 'node'} target
 * @param {string} part
 */
export function styleRule(target, part) {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        // In a remote every selector needs a local class: a global selector fails the build.
        mode: (/** @type {string} */ file) => (/-mfe[\\/]src/.test(file) ? 'pure' : 'local'),
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: target === 'node',
        localIdentName: isProduction
          ? `${part.slice(0, 2)}[hash:base64:5]`
          : `${part}_[local]_[hash:base64:6]`,
        localIdentContext: repositoryRoot,
      },
    },
  };
  return {
    test: /\.css$/,
    type: 'javascript/auto',
    use: target === 'node' ? [cssLoader] : [rspack.CssExtractRspackPlugin.loader, cssLoader],
    sideEffects: true,
  };
}

export const fontRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
};

export const minimizers = [
  new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
  }),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: SUPPORTED_BROWSERS } }),
];

/** Trusted Types policy under which a part's own runtime may name scripts. @param {string} part */
export function trustedTypesPolicy(part) {
  return `stillsam-${part}`;
}

/** Federation's packages as ES modules, from which the compiler drops what is not used. */
export const federationRule = {
  include: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  resolve: { conditionNames: ['import', 'default'] },
};

/** The modules that the shell shares with every remote; a remote bundles none of them. */
export const SHARED_SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@stillsam/platform',
];

/**
 * How the shell provides each singleton: in its entry chunk, under the version in its package.json.
 *
 * @param {string} directory
 */
export function providedSingletons(directory) {
  return mapSingletons(directory, (name, version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: version,
    ...(name === 'react-router-dom' ? { import: '@stillsam/platform/router-surface' } : {}),
  }));
}

/**
 * How a remote requires each singleton: compatible with the version in its package.json, or it does not start.
 *
 * @param {string} directory
 */
export function requiredSingletons(directory) {
  return mapSingletons(directory, (_, version) => ({
    singleton: true,
    import: /** @type {const} */ (false),
    requiredVersion: `^${version}`,
    strictVersion: true,
  }));
}

/**
 * @template T
 * @param {string} directory
 * @param {(name: string, version: string) => T} describe
 * @returns {Record<string, T>}
 */
function mapSingletons(directory, describe) {
  const { dependencies } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  return Object.fromEntries(
    SHARED_SINGLETONS.map((name) => [name, describe(name, dependencies[name.replace('/jsx-runtime', '')])]),
  );
}
