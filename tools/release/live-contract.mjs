import { breakingChanges } from '@stillsam/contracts/breaking-changes';
import { RELEASE_CONTRACT_FILE } from '@stillsam/contracts/release-contracts';
import { reasonOf } from './shells.mjs';

/** @typedef {Parameters<typeof breakingChanges>[0]} Document */

/** Where the API says what it answers; each shell forwards it. */
const DOCUMENT_PATH = '/api/openapi.json';
const DOCUMENT_LIMIT_MS = 10_000;

/**
 * Compares the contract by which a release is typed with that of the live API.
 *
 * @param {import('./changes.mjs').ReleaseContext} context
 * @param {string} version
 * @returns {Promise<string[]>} one sentence each, none when the API has everything that the release may use.
 */
export async function findContractProblems({ part, store, shells }, version) {
  const file = await store.read(`${version}/${RELEASE_CONTRACT_FILE}`);
  if (!file)
    return [`${version} does not say by which contract it is typed: it has no ${RELEASE_CONTRACT_FILE}.`];
  const contract = JSON.parse(file.text);
  if (Object.keys(contract.paths).length === 0) return [];
  const live = await readLiveDocument(shells);
  if ('problems' in live) return ['No shell has the contract of the live API.', ...live.problems];
  return breakingChanges(contract, live.document).map(
    (sentence) => `${part} ${version} does not fit the API of ${live.origin}: ${sentence}`,
  );
}

/**
 * The API's document, from the first shell that has it.
 *
 * @param {string[]} shells
 * @returns {Promise<{ origin: string, document: Document } | { problems: string[] }>}
 */
async function readLiveDocument(shells) {
  const problems = [];
  for (const origin of shells) {
    const address = `${origin}${DOCUMENT_PATH}`;
    try {
      return { origin, document: await fetchDocument(address) };
    } catch (error) {
      problems.push(`${address}: ${reasonOf(error)}.`);
    }
  }
  return { problems };
}

/** @param {string} address @returns {Promise<Document>} */
async function fetchDocument(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOCUMENT_LIMIT_MS) });
  if (!response.ok) throw new Error(`it responded with ${response.status}`);
  const document = await response.json();
  if (!document?.paths) throw new Error('it is no OpenAPI document');
  return document;
}
