/** How the schema of a body, a field or a parameter breaks those who use the one before. */

const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems'];
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems'];

/** Keywords that have a rule here. */
const COMPARED = [
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
  ...['$ref', 'allOf', 'type', 'format', 'enum', 'nullable', 'pattern', 'uniqueItems'],
  ...['items', 'properties', 'required'],
];
/** Keywords that no caller depends on. */
const FREE = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];
const KNOWN = new Set([...COMPARED, ...FREE]);

/**
 * What a caller reads: it may not go, become optional or null, change its type, or take a value that no caller knows.
 *
 * @param {string} name of the body in the sentences.
 * @param {{ schema?: object, root: object }} before a schema and the document that its references stand in.
 * @param {{ schema?: object, root: object }} now
 * @returns {string[]} one sentence for each change.
 */
export function answeredChanges(name, before, now, path = []) {
  const pair = resolvePair(before, now, path);
  if (!pair) return [];
  const [old, next] = pair.schemas;
  if (!next) return [`${name} is no longer described.`];
  if (old.type !== next.type) return [`${name} was ${old.type} and is ${next.type}.`];
  const newValues = old.enum && next.enum ? next.enum.filter((value) => !old.enum.includes(value)) : [];
  return [
    ...when(!old.nullable && next.nullable, `${name} may now be null.`),
    ...when(old.format && old.format !== next.format, `${name} no longer has the format ${old.format}.`),
    ...when(old.enum && !next.enum, `${name} may now have any value.`),
    ...newValues.map((value) => `${name} may now be ${value}.`),
    ...Object.keys(old.properties ?? {}).flatMap((field) => {
      if (!next.properties?.[field]) return [`${name} no longer has ${field}.`];
      return [
        ...when(isRequired(old, field) && !isRequired(next, field), `${name} may now lack ${field}.`),
        ...answeredChanges(`${name} ${field}`, ...pair.of('properties', field), pair.path),
      ];
    }),
    ...(old.items ? answeredChanges(`${name} items`, ...pair.of('items'), pair.path) : []),
  ];
}

/**
 * What a caller sends: it may not go, become required, change its type, or take fewer values than before.
 * Parameters and results are those of `answeredChanges`.
 */
export function sentChanges(name, before, now, path = []) {
  const pair = resolvePair(before, now, path);
  if (!pair) return [];
  const [old, next] = pair.schemas;
  if (!next) return [`${name} is no longer taken.`];
  if (old.type !== next.type) return [`${name} was ${old.type} and is ${next.type}.`];
  return [
    ...lostValues(name, old, next),
    ...(next.required ?? [])
      .filter((field) => !isRequired(old, field))
      .map((field) => `${name} now requires ${field}.`),
    ...Object.keys(old.properties ?? {}).flatMap((field) =>
      next.properties?.[field]
        ? sentChanges(`${name} ${field}`, ...pair.of('properties', field), pair.path)
        : [`${name} no longer takes ${field}.`],
    ),
    ...(old.items ? sentChanges(`${name} items`, ...pair.of('items'), pair.path) : []),
  ];
}

function lostValues(name, old, next) {
  const wasLower = (limit) => next[limit] !== undefined && next[limit] < (old[limit] ?? Infinity);
  const wasRaised = (limit) => next[limit] !== undefined && next[limit] > (old[limit] ?? -Infinity);
  const told = (limit) => `${next[limit]} instead of ${old[limit] ?? 'none'}`;
  return [
    ...when(old.nullable && !next.nullable, `${name} no longer takes null.`),
    ...when(next.enum && !old.enum, `${name} now takes only ${next.enum?.join(', ')}.`),
    ...(next.enum && old.enum ? old.enum.filter((value) => !next.enum.includes(value)) : []).map(
      (value) => `${name} no longer takes ${value}.`,
    ),
    ...UPPER_LIMITS.filter(wasLower).map((limit) => `${name} has a smaller ${limit}: ${told(limit)}.`),
    ...LOWER_LIMITS.filter(wasRaised).map((limit) => `${name} has a larger ${limit}: ${told(limit)}.`),
    ...when(next.pattern && next.pattern !== old.pattern, `${name} now has the pattern ${next.pattern}.`),
    ...when(next.format && next.format !== old.format, `${name} now has the format ${next.format}.`),
    ...when(next.uniqueItems && !old.uniqueItems, `${name} no longer takes an item twice.`),
  ];
}

/**
 * Both schemas without references.
 *
 * @param {string[]} path references that lead here; a schema that contains itself is compared once.
 * @returns undefined where there was no schema, or where the comparison of this pair is in progress.
 */
function resolvePair(before, now, path) {
  const key = `${referenceOf(before.schema)} ${referenceOf(now.schema)}`;
  const schemas = [resolve(before.schema, before.root), resolve(now.schema, now.root)];
  if (!schemas[0] || path.includes(key)) return undefined;
  const part = (schema, keyword, field) => (field ? schema[keyword]?.[field] : schema[keyword]);
  return {
    schemas,
    path: key.includes('#') ? [...path, key] : path,
    /** @returns {[object, object]} */
    of: (keyword, field) => [
      { schema: part(schemas[0], keyword, field), root: before.root },
      { schema: part(schemas[1], keyword, field), root: now.root },
    ],
  };
}

function referenceOf(schema) {
  return schema?.$ref ?? schema?.allOf?.[0]?.$ref ?? '';
}

/** The schema that references lead to; an `allOf` of one stands for a reference with keywords of its own. */
export function resolve(schema, root) {
  if (schema?.allOf) {
    const { allOf, ...own } = schema;
    return { ...resolve(allOf[0], root), ...own };
  }
  if (!schema?.$ref) return schema;
  const target = schema.$ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part?.[key], root);
  return resolve(target, root);
}

/** @returns {string[]} one sentence for each keyword of a document's schemas that these rules do not know. */
export function unknownKeywords(document) {
  const found = new Set();
  const visit = (schema) => {
    if (!schema) return;
    for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) found.add(keyword);
    if (schema.allOf?.length > 1) found.add('allOf of several');
    Object.values(schema.properties ?? {}).forEach(visit);
    (schema.allOf ?? []).forEach(visit);
    visit(schema.items);
  };
  Object.values(document.components?.schemas ?? {}).forEach(visit);
  for (const call of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    for (const { schema } of call.parameters ?? []) visit(schema);
    for (const body of [call.requestBody, ...Object.values(call.responses ?? {})])
      for (const { schema } of Object.values(body?.content ?? {})) visit(schema);
  }
  return [...found].map(
    (keyword) => `openapi.json uses ${keyword}, which schema-changes.mjs has no rule for: write one first.`,
  );
}

function isRequired(schema, field) {
  return Boolean(schema.required?.includes(field));
}

function when(condition, sentence) {
  return condition ? [sentence] : [];
}
