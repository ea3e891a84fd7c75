import { responseChanges, requestChanges } from './schema-changes.mjs';

/**
 * @import { Body, Call, Document, Parameter, Placed, Responses, Schema } from './schema-changes.mjs'
 * @typedef {{ before: Document, next: Document }} Roots
 */

/**
 * What in `next` would break a caller of `before`. Additions are free, but for an answer's values. What `before`
 * deprecates is free too: no caller is typed by it (generate-types.mjs).
 *
 * @param {Document} before the released OpenAPI document.
 * @param {Document} next the one to release.
 * @returns {string[]} one sentence each.
 */
export function breakingChanges(before, next) {
  const roots = { before, next };
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      if (call.deprecated) return [];
      const now = next.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      return now ? callChanges(name, call, now, roots) : [`${name} is gone.`];
    }),
  );
}

/** @param {string} name @param {Call} call @param {Call} now @param {Roots} roots */
function callChanges(name, call, now, roots) {
  return [
    ...(now.security?.length && !call.security?.length ? [`${name} now requires a signed-in caller.`] : []),
    ...answerChanges(name, call.responses ?? {}, now.responses ?? {}, roots),
    ...parameterChanges(name, call.parameters ?? [], now.parameters ?? [], roots),
    ...bodyChanges(`${name} body`, call.requestBody, now.requestBody, roots),
  ];
}

/**
 * A success may not go; what a success or an error says is read.
 *
 * @param {string} name
 * @param {Responses} before
 * @param {Responses} now
 * @param {Roots} roots
 */
function answerChanges(name, before, now, roots) {
  return Object.entries(before).flatMap(([status, response]) => {
    const next = now[status];
    if (!next) return status.startsWith('2') ? [`${name} no longer responds with ${status}.`] : [];
    return Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
      const other = next.content?.[type];
      if (!other) return [`${name} ${status} no longer comes as ${type}.`];
      return responseChanges(`${name} ${status}`, ...pairOf(schema, other.schema, roots));
    });
  });
}

/** @param {string} name @param {Parameter[]} before @param {Parameter[]} now @param {Roots} roots */
function parameterChanges(name, before, now, roots) {
  /** @param {Parameter} parameter @param {Parameter[]} list */
  const known = (parameter, list) =>
    list.find((entry) => entry.name === parameter.name && entry.in === parameter.in);
  return [
    ...now
      .filter((parameter) => parameter.required && !known(parameter, before)?.required)
      .map((parameter) => `${name} now requires ${parameter.name}.`),
    ...before.flatMap((parameter) => {
      if (parameter.deprecated) return [];
      const other = known(parameter, now);
      if (!other) return [`${name} no longer takes ${parameter.name}.`];
      return requestChanges(`${name} ${parameter.name}`, ...pairOf(parameter.schema, other.schema, roots));
    }),
  ];
}

/**
 * @param {string} name
 * @param {Body | undefined} before
 * @param {Body | undefined} now
 * @param {Roots} roots
 */
function bodyChanges(name, before, now, roots) {
  if (!before) return now?.required ? [`${name} is now required.`] : [];
  if (!now) return [`${name} is no longer taken.`];
  return [
    ...(now.required && !before.required ? [`${name} is now required.`] : []),
    ...Object.entries(before.content ?? {}).flatMap(([type, { schema }]) => {
      const other = now.content?.[type];
      if (!other) return [`${name} is no longer taken as ${type}.`];
      return requestChanges(name, ...pairOf(schema, other.schema, roots));
    }),
  ];
}

/**
 * @param {Schema | undefined} before
 * @param {Schema | undefined} now
 * @param {Roots} roots
 * @returns {[Placed, Placed]}
 */
function pairOf(before, now, roots) {
  return [
    { schema: before, root: roots.before },
    { schema: now, root: roots.next },
  ];
}

/**
 * Takes the changes that were agreed on out of those that were found.
 *
 * @param {string[]} changes sentences of `breakingChanges`.
 * @param {{ change: string, reason: string }[]} agreed of agreed-changes.json: the sentence, and why nobody breaks.
 * @returns {string[]} the changes that nobody agreed on, and a sentence for each agreement that is not in use.
 */
export function openChanges(changes, agreed) {
  return [
    ...withoutAgreed(changes, agreed),
    ...agreed.flatMap(({ change, reason }) => {
      if (!reason?.trim()) return [`agreed-changes.json gives no reason for “${change}”.`];
      if (!changes.includes(change))
        return [`agreed-changes.json lists “${change}”, which is no change: remove it.`];
      return [];
    }),
  ];
}

/**
 * As {@link openChanges}, without what is to be said of the list itself.
 *
 * @param {string[]} changes
 * @param {{ change: string }[]} agreed
 * @returns {string[]}
 */
export function withoutAgreed(changes, agreed) {
  const sentences = new Set(agreed.map(({ change }) => change));
  return changes.filter((change) => !sentences.has(change));
}
