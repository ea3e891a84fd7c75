import { answeredChanges, sentChanges } from './schema-changes.mjs';

/**
 * What in `next` would break a caller of `before`. Additions are free, but for an answer's values.
 *
 * @param {object} before the released OpenAPI document.
 * @param {object} next the one to release.
 * @returns {string[]} one sentence each.
 */
export function breakingChanges(before, next) {
  const roots = { before, next };
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const now = next.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      return now ? callChanges(name, call, now, roots) : [`${name} is gone.`];
    }),
  );
}

function callChanges(name, call, now, roots) {
  return [
    ...(now.security?.length && !call.security?.length ? [`${name} now requires a signed-in caller.`] : []),
    ...responseChanges(name, call.responses ?? {}, now.responses ?? {}, roots),
    ...parameterChanges(name, call.parameters ?? [], now.parameters ?? [], roots),
    ...bodyChanges(`${name} body`, call.requestBody, now.requestBody, roots),
  ];
}

/** A success may not go; what a success or an error says is read. */
function responseChanges(name, before, now, roots) {
  return Object.entries(before).flatMap(([status, response]) => {
    if (!now[status]) return status.startsWith('2') ? [`${name} no longer responds with ${status}.`] : [];
    return Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
      const other = now[status].content?.[type];
      if (!other) return [`${name} ${status} no longer comes as ${type}.`];
      return answeredChanges(`${name} ${status}`, ...pairOf(schema, other.schema, roots));
    });
  });
}

function parameterChanges(name, before, now, roots) {
  const known = (parameter, list) =>
    list.find((entry) => entry.name === parameter.name && entry.in === parameter.in);
  return [
    ...now
      .filter((parameter) => parameter.required && !known(parameter, before)?.required)
      .map((parameter) => `${name} now requires ${parameter.name}.`),
    ...before.flatMap((parameter) => {
      const other = known(parameter, now);
      if (!other) return [`${name} no longer takes ${parameter.name}.`];
      return sentChanges(`${name} ${parameter.name}`, ...pairOf(parameter.schema, other.schema, roots));
    }),
  ];
}

function bodyChanges(name, before, now, roots) {
  if (!before) return now?.required ? [`${name} is now required.`] : [];
  if (!now) return [`${name} is no longer taken.`];
  return [
    ...(now.required && !before.required ? [`${name} is now required.`] : []),
    ...Object.entries(before.content ?? {}).flatMap(([type, { schema }]) => {
      const other = now.content?.[type];
      if (!other) return [`${name} is no longer taken as ${type}.`];
      return sentChanges(name, ...pairOf(schema, other.schema, roots));
    }),
  ];
}

function pairOf(before, now, roots) {
  return [
    { schema: before, root: roots.before },
    { schema: now, root: roots.next },
  ];
}
