/**
 * node generate-types.mjs: writes src/generated from openapi.released.json, so that a front end compiles against the
 * live API alone. Nx runs it before whatever imports these files (target `generate-types`); they are not committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { RELEASED } from './contract.mjs';

/**
 * Type declarations of a document, without what it deprecates: a field that is to go cannot be read any more.
 *
 * @param {object} openapi
 * @returns {Promise<string>}
 */
export async function printTypes(openapi) {
  return astToString(await openapiTS(openapi, { excludeDeprecated: true }));
}

/**
 * The fields of a post's body with their limits, for a form to validate by, in the order in which a post has them.
 *
 * @param {object} openapi
 * @returns {string}
 */
export function printPostFields(openapi) {
  const { AdminPostDto, CreatePostDto } = openapi.components.schemas;
  const fields = Object.keys(AdminPostDto.properties)
    .filter((name) => name in CreatePostDto.properties)
    .map((name) => {
      const { description: _, ...schema } = CreatePostDto.properties[name];
      return [name, schema];
    });
  return `export const POST_FIELDS = ${JSON.stringify(Object.fromEntries(fields), null, 2)} as const;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const generated = new URL('../src/generated/', import.meta.url);
  const released = JSON.parse(await readFile(RELEASED, 'utf8'));
  await mkdir(generated, { recursive: true });
  await writeFile(new URL('api.d.ts', generated), await printTypes(released));
  await writeFile(new URL('post-fields.ts', generated), printPostFields(released));
}
