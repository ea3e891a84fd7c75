import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const CONTRACT = fileURLToPath(new URL('../openapi.json', import.meta.url));
/** The contract of the API that is in use: what the next one must not break. */
export const RELEASED = fileURLToPath(new URL('../openapi.released.json', import.meta.url));
export const TYPES = fileURLToPath(new URL('../src/generated/api.d.ts', import.meta.url));
const PRINTER = fileURLToPath(new URL('../../../api/dist/openapi.mjs', import.meta.url));

/** The contract as the built API states it. @returns {Promise<string>} */
export async function printContract() {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

/** Type declarations of a contract. @returns {Promise<string>} */
export async function printTypes(contract) {
  const { astToString, default: generate } = await import('openapi-typescript');
  return astToString(await generate(JSON.parse(contract)));
}

export const read = (file) => readFile(file, 'utf8').catch(() => '');
