import { missingReads } from '@stillsam/contracts/missing-reads';

/** Which calls a release makes and which fields of their answers it reads; each build of a remote writes it. */
export const API_READS_FILE = 'api-reads.json';
/** Where the API says what it answers; each shell forwards it. */
const DOCUMENT_PATH = '/api/openapi.json';
const DOCUMENT_LIMIT_MS = 10_000;

/**
 * What stands between a release and the API that is live.
 *
 * @param {import('./changes.mjs').Desk} desk
 * @param {string} version
 * @returns {Promise<string[]>} one sentence each, none when the API answers what the release reads.
 */
export async function findReadProblems({ part, store, shells }, version) {
  const file = await store.read(`${version}/${API_READS_FILE}`);
  if (!file) return [`${version} does not say what it reads of the API: it has no ${API_READS_FILE}.`];
  const reads = JSON.parse(file.text);
  if (Object.keys(reads).length === 0) return [];
  const live = await readLiveDocument(shells);
  if ('problems' in live) return [`Nobody could say what the live API answers.`, ...live.problems];
  return missingReads(reads, live.document).map(
    (sentence) => `${part} ${version} reads what the API of ${live.origin} lacks: ${sentence}`,
  );
}

/** The API's document, from the first shell that has it. */
async function readLiveDocument(shells) {
  const problems = [];
  for (const origin of shells) {
    const address = `${origin}${DOCUMENT_PATH}`;
    try {
      return { origin, document: await fetchDocument(address) };
    } catch (error) {
      problems.push(`${address}: ${error.cause?.message ?? error.message}.`);
    }
  }
  return { problems };
}

async function fetchDocument(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOCUMENT_LIMIT_MS) });
  if (!response.ok) throw new Error(`the answer is ${response.status}`);
  const document = await response.json();
  if (!document?.paths) throw new Error('the answer is no OpenAPI document');
  return document;
}
