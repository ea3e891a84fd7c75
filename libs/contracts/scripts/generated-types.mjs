import openapiTS, { astToString } from 'openapi-typescript';

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
