/** node contract.mjs: writes openapi.json from the built API. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { unknownKeywords } from './schema-changes.mjs';

export const CONTRACT = fileURLToPath(new URL('../openapi.json', import.meta.url));
/** The contract of the API that is in use: what the next one must not break. */
export const RELEASED = fileURLToPath(new URL('../openapi.released.json', import.meta.url));
/** Breaking changes that were agreed on, with the reason why nobody breaks. */
export const AGREED = fileURLToPath(new URL('../agreed-changes.json', import.meta.url));
/** The schema that the API in use was released with, and what was agreed on there. */
export const RELEASED_SCHEMA = fileURLToPath(new URL('../../../api/released-schema.json', import.meta.url));
export const AGREED_SCHEMA = fileURLToPath(new URL('../../../api/agreed-changes.json', import.meta.url));
const PRINTER = fileURLToPath(new URL('../../../api/dist/openapi.mjs', import.meta.url));
const SCHEMA_PRINTER = fileURLToPath(new URL('../../../api/scripts/released-schema.mjs', import.meta.url));

/** The contract as the built API states it. @returns {Promise<string>} */
export async function printContract() {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

/**
 * The schema that the built API's migrations make.
 *
 * @returns {Promise<string>}
 * @throws with one sentence for each change that the released API could not work with.
 */
export async function printSchema() {
  const run = promisify(execFile)(process.execPath, [SCHEMA_PRINTER], { maxBuffer: 16 * 1024 * 1024 });
  const { stdout } = await run.catch(({ stderr }) => {
    throw new Error(stderr.trim());
  });
  return format(stdout, { ...(await resolveConfig(RELEASED_SCHEMA)), parser: 'json' });
}

export const read = (file) => readFile(file, 'utf8').catch(() => '');

/**
 * What keeps a released document from being compared. Against one without calls every change would pass.
 *
 * @param {string} text of openapi.released.json.
 * @returns {string[]} one sentence each.
 */
export function formProblems(text) {
  const document = parse(text);
  if (!Object.keys(document?.paths ?? {}).length)
    return [
      'openapi.released.json describes no call: restore it, and move it with npm run release:api alone.',
    ];
  return unknownKeywords(document).map((sentence) =>
    sentence.replace('openapi.json', 'openapi.released.json'),
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(CONTRACT, await printContract());
