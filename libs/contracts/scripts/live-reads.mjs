import { POINTER } from '@stillsam/releases/pointer';
import { readRegistry } from '@stillsam/releases/registry';

const LIMIT_MS = 10_000;

/**
 * Where the live remotes say what they read of the API: stable releases and canaries.
 *
 * @param {string} registry path or address of the remotes' registry.
 * @returns {Promise<string[]>} addresses of api-reads.json, at the origins that browsers use.
 * @throws with one sentence when the registry or a pointer cannot be read: what that remote reads is unknown.
 */
export async function liveReadPlaces(registry) {
  const { remotes } = await readRegistry(registry);
  const places = await Promise.all(remotes.map(({ publicOrigin }) => placesOf(publicOrigin)));
  return places.flat();
}

/**
 * Everything that says what callers of the API read.
 *
 * @param {{ registry?: string, files: string[], hasNoRemotes: boolean }} asked `registry` of the live remotes, and
 *   further files or addresses of an api-reads.json.
 * @returns {Promise<string[]>}
 * @throws with one sentence where nothing would be asked and nobody says that no remote is live.
 */
export async function placesToAsk({ registry, files, hasNoRemotes }) {
  const places = [...(registry ? await liveReadPlaces(registry) : []), ...files];
  if (places.length || hasNoRemotes) return places;
  throw new Error(
    'No live remote was asked what it reads: name their registry with REMOTES_REGISTRY, or say --no-remotes where none is live.',
  );
}

async function placesOf(origin) {
  const address = `${origin}/current.json`;
  const { stable, canary } = POINTER.parse(JSON.parse(await fetchText(address)));
  const versions = canary ? [stable, canary.version] : [stable];
  return versions.map((version) => `${origin}/${version}/api-reads.json`);
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
