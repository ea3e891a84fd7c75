import { POINTER } from '@stillsam/releases/files';
import { readRegistry } from '@stillsam/releases/registry';
import { RELEASE_CONTRACT_FILE } from './contract-of-calls.mjs';

const LIMIT_MS = 10_000;

/**
 * The contracts by which live callers of the API are typed: those of the remotes' stable releases and canaries.
 *
 * @param {{ registry?: string, files: string[], hasNoRemotes: boolean }} options `registry` of the live remotes, and
 *   further files or addresses of an api-contract.json.
 * @returns {Promise<string[]>} files and addresses, of a remote at the origin that browsers use.
 * @throws with one sentence when the registry or a pointer cannot be read, or where nothing would be compared and
 *   nobody says that no remote is live.
 */
export async function liveContracts({ registry, files, hasNoRemotes }) {
  const remotes = registry ? (await readRegistry(registry)).remotes : [];
  const live = await Promise.all(remotes.map(({ publicOrigin }) => contractsOf(publicOrigin)));
  const contracts = [...live.flat(), ...files];
  if (contracts.length || hasNoRemotes) return contracts;
  throw new Error(
    'No live remote is compared with: name their registry with REMOTES_REGISTRY, or say --no-remotes where none is live.',
  );
}

async function contractsOf(origin) {
  const { stable, canary } = POINTER.parse(JSON.parse(await fetchText(`${origin}/current.json`)));
  const versions = canary ? [stable, canary.version] : [stable];
  return versions.map((version) => `${origin}/${version}/${RELEASE_CONTRACT_FILE}`);
}

/**
 * @param {string} address
 * @returns {Promise<string>}
 * @throws with one sentence that names the address.
 */
export async function fetchText(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error) => {
    throw new Error(`${address} cannot be reached (${error.cause?.message ?? error.message}).`);
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}
