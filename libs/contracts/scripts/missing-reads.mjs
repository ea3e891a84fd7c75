import { resolve } from './schema-changes.mjs';

/**
 * What a front end reads of the API: the fields of each call's answers, such as `posts[].title`.
 *
 * @typedef {Record<string, string[]>} ApiReads by call: `GET /api/products`.
 */

/**
 * What a front end reads and an API does not answer.
 *
 * @param {ApiReads} reads of a release (its api-reads.json).
 * @param {object} openapi the API's document, as it serves it at /api/openapi.json.
 * @returns {string[]} one sentence each, none when the release can live with this API.
 */
export function missingReads(reads, openapi) {
  return Object.entries(reads).flatMap(([call, fields]) => {
    const [method, path] = call.split(' ');
    const operation = openapi.paths[path]?.[method.toLowerCase()];
    if (!operation) return [`The API has no ${call}.`];
    const answers = Object.entries(operation.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => Object.values(response.content ?? {}).map(({ schema }) => schema));
    return fields
      .filter((field) => !answers.some((schema) => hasField(schema, field.match(/\[\]|[^.[\]]+/g), openapi)))
      .map((field) => `${call} does not answer ${field}.`);
  });
}

/** @param {string[]} steps names of fields, and `[]` for the items of a list. */
function hasField(reference, steps, openapi) {
  const [step, ...rest] = steps;
  if (!step) return true;
  const schema = resolve(reference, openapi);
  const next = step === '[]' ? schema?.items : schema?.properties?.[step];
  return next !== undefined && hasField(next, rest, openapi);
}
