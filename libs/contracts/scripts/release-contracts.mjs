import { POINTER } from '@stillsam/releases/files';
import { readRegistry } from '@stillsam/releases/registry';

/** @import { Document, Paths, Schema } from './schema-changes.mjs' */

/** Lies in a release: the part of the released document by which its calls are typed (tools/rspack/plugins.mjs). */
export const RELEASE_CONTRACT_FILE = 'api-contract.json';
const LIMIT_MS = 10_000;

/**
 * The part of an OpenAPI document that describes certain paths: those, and the schemas that they lead to.
 *
 * @param {Document} openapi
 * @param {(path: string) => boolean} isCalled
 * @returns {{ paths: Paths, components: { schemas: Record<string, Schema> } }}
 */
export function contractOfCalls(openapi, isCalled) {
  const paths = Object.fromEntries(Object.entries(openapi.paths).filter(([path]) => isCalled(path)));
  /** @type {Record<string, Schema>} */
  const schemas = {};
  /** @param {Paths | Schema} part */
  const addSchemasOf = (part) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in schemas) continue;
      const schema = openapi.components?.schemas?.[name];
      if (!schema) throw new Error(`The document lacks the schema ${name}.`);
      schemas[name] = schema;
      addSchemasOf(schema);
    }
  };
  addSchemasOf(paths);
  return { paths, components: { schemas } };
}

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

/** @param {string} origin */
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
