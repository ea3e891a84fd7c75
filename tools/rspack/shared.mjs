import { readFileSync } from 'node:fs';
import path from 'node:path';

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
