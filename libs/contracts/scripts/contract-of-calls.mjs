/** Lies in a release: the part of the released document by which its calls are typed (tools/rspack/plugins.mjs). */
export const RELEASE_CONTRACT_FILE = 'api-contract.json';

/** @import { Document, Paths, Schema } from './schema-changes.mjs' */

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
