import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * For specs: what the build of a remote leaves in its `dist`, with a server's bundle of its own, and the contract by
 * which it is typed.
 *
 * @param {string} dist
 * @param {string} server
 * @param {import('./live-contract.mjs').Document} contract
 */
export async function writeFakeBuild(dist, server = 'module.exports = 1;', contract = { paths: {} }) {
  const files = {
    'browser/mf-manifest.json': JSON.stringify({ shared: [{ name: 'react', requiredVersion: '^19.3.1' }] }),
    'browser/mf-stats.json': '{}',
    'browser/chunks.json': '{}',
    'browser/api-contract.json': JSON.stringify(contract),
    'browser/remoteEntry.js': 'lugn();',
    'browser/remoteEntry.js.br': 'compressed',
    'server/server.cjs': server,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), text);
  }
}
