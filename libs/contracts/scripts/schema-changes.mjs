/** How the schema of a body, a field or a parameter breaks those who use the one before. */

/**
 * What these rules read of OpenAPI.
 *
 * @typedef {'maxLength' | 'maximum' | 'maxItems' | 'minLength' | 'minimum' | 'minItems'} Limit
 * @typedef {{ [limit in Limit]?: number }} Limits
 * @typedef {{ $ref?: string, allOf?: Schema[], items?: Schema, properties?: Record<string, Schema> }} Parts
 * @typedef {{ type?: string, format?: string, pattern?: string, enum?: (string | number)[], required?: string[] }} Values
 * @typedef {{ nullable?: boolean, uniqueItems?: boolean, deprecated?: boolean, additionalProperties?: boolean }} Marks
 * @typedef {Limits & Parts & Values & Marks} Schema
 * @typedef {Record<string, { schema?: Schema }>} Content by media type.
 * @typedef {{ name: string, in: string, required?: boolean, deprecated?: boolean, schema?: Schema }} Parameter
 * @typedef {{ required?: boolean, content?: Content }} Body
 * @typedef {Record<string, { content?: Content }>} Responses by status.
 * @typedef {{ deprecated?: boolean, security?: unknown[], parameters?: Parameter[] }} Terms
 * @typedef {Terms & { requestBody?: Body, responses?: Responses }} Call
 * @typedef {Record<string, Record<string, Call>>} Paths the calls by path and method.
 * @typedef {{ paths: Paths, components?: { schemas?: Record<string, Schema> } }} Document
 */

/** A schema and the document that its references stand in. @typedef {{ schema?: Schema, root: Document }} Placed */

/** @type {Limit[]} */
const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems'];
/** @type {Limit[]} */
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems'];

/** Keywords that have a rule here. */
const COMPARED = [
  ...UPPER_LIMITS,
  ...LOWER_LIMITS,
  ...['$ref', 'allOf', 'type', 'format', 'enum', 'nullable', 'pattern', 'uniqueItems'],
  'additionalProperties',
  ...['items', 'properties', 'required'],
];
/** Keywords that no caller depends on. */
const FREE = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];
const KNOWN = new Set([...COMPARED, ...FREE]);

/**
 * What a caller reads: it may not go, become optional or null, change its type, or take a value that no caller knows.
 *
 * @param {string} name of the body in the sentences.
 * @param {Placed} before
 * @param {Placed} now
 * @param {string[]} path
 * @returns {string[]} one sentence for each change.
 */
export function responseChanges(name, before, now, path = []) {
  const pair = resolvePair(before, now, path);
  if (!pair) return [];
  const [old, next] = pair.schemas;
  if (!next) return [`${name} is no longer described.`];
  if (old.type !== next.type) return [`${name} was ${old.type} and is ${next.type}.`];
  const newValues = old.enum && next.enum ? next.enum.filter((value) => !old.enum?.includes(value)) : [];
  return [
    ...when(!old.nullable && next.nullable, `${name} may now be null.`),
    ...when(old.format && old.format !== next.format, `${name} no longer has the format ${old.format}.`),
    ...when(old.enum && !next.enum, `${name} may now have any value.`),
    ...newValues.map((value) => `${name} may now be ${value}.`),
    ...typedFields(old).flatMap((field) => {
      if (!next.properties?.[field]) return [`${name} no longer has ${field}.`];
      return [
        ...when(isRequired(old, field) && !isRequired(next, field), `${name} may now lack ${field}.`),
        ...responseChanges(`${name} ${field}`, ...pair.of((schema) => schema.properties?.[field]), pair.path),
      ];
    }),
    ...(old.items ? responseChanges(`${name} items`, ...pair.of((schema) => schema.items), pair.path) : []),
  ];
}

/**
 * What a caller sends: it may not go, become required, change its type, or take fewer values than before.
 *
 * @type {typeof responseChanges}
 */
export function requestChanges(name, before, now, path = []) {
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
    ...typedFields(old).flatMap((field) =>
      next.properties?.[field]
        ? requestChanges(`${name} ${field}`, ...pair.of((schema) => schema.properties?.[field]), pair.path)
        : [`${name} no longer takes ${field}.`],
    ),
    ...(old.items ? requestChanges(`${name} items`, ...pair.of((schema) => schema.items), pair.path) : []),
  ];
}

/** The fields that a caller may use: a deprecated one is in no caller's types. @param {Schema} schema */
function typedFields({ properties = {} }) {
  return Object.keys(properties).filter((field) => !properties[field]?.deprecated);
}

/** @param {string} name @param {Schema} old @param {Schema} next */
function lostValues(name, old, next) {
  /** @param {Limit} limit */
  const wasLower = (limit) => next[limit] !== undefined && next[limit] < (old[limit] ?? Infinity);
  /** @param {Limit} limit */
  const wasRaised = (limit) => next[limit] !== undefined && next[limit] > (old[limit] ?? -Infinity);
  /** @param {Limit} limit */
  const describe = (limit) => `${next[limit]} instead of ${old[limit] ?? 'none'}`;
  return [
    ...when(old.nullable && !next.nullable, `${name} no longer takes null.`),
    ...when(next.enum && !old.enum, `${name} now takes only ${next.enum?.join(', ')}.`),
    ...(next.enum && old.enum ? old.enum.filter((value) => !next.enum?.includes(value)) : []).map(
      (value) => `${name} no longer takes ${value}.`,
    ),
    ...UPPER_LIMITS.filter(wasLower).map((limit) => `${name} has a smaller ${limit}: ${describe(limit)}.`),
    ...LOWER_LIMITS.filter(wasRaised).map((limit) => `${name} has a larger ${limit}: ${describe(limit)}.`),
    ...when(next.pattern && next.pattern !== old.pattern, `${name} now has the pattern ${next.pattern}.`),
    ...when(next.format && next.format !== old.format, `${name} now has the format ${next.format}.`),
    ...when(next.uniqueItems && !old.uniqueItems, `${name} no longer takes an item twice.`),
    ...when(
      old.additionalProperties && !next.additionalProperties,
      `${name} no longer takes fields of any name.`,
    ),
  ];
}

/**
 * Both schemas without references.
 *
 * @param {Placed} before
 * @param {Placed} now
 * @param {string[]} path references that lead here; a schema that contains itself is compared once.
 * @returns undefined where there was no schema, or where the comparison of this pair is in progress.
 */
function resolvePair(before, now, path) {
  const key = `${referenceOf(before.schema)} ${referenceOf(now.schema)}`;
  const [old, next] = [resolve(before.schema, before.root), resolve(now.schema, now.root)];
  if (!old || path.includes(key)) return undefined;
  return {
    schemas: /** @type {const} */ ([old, next]),
    path: key.includes('#') ? [...path, key] : path,
    /** @param {(schema: Schema) => Schema | undefined} part @returns {[Placed, Placed]} */
    of: (part) => [
      { schema: part(old), root: before.root },
      { schema: next && part(next), root: now.root },
    ],
  };
}

/** @param {Schema | undefined} schema */
function referenceOf(schema) {
  return schema?.$ref ?? schema?.allOf?.[0]?.$ref ?? '';
}

/**
 * The schema that references lead to; an `allOf` of one stands for a reference with keywords of its own.
 *
 * @param {Schema | undefined} schema
 * @param {Document} root
 * @returns {Schema | undefined}
 */
export function resolve(schema, root) {
  if (schema?.allOf) {
    const { allOf, ...own } = schema;
    return { ...resolve(allOf[0], root), ...own };
  }
  if (!schema?.$ref) return schema;
  const target = root.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  return resolve(target, root);
}

/**
 * @param {Document} document
 * @returns {string[]} one sentence for each keyword of a document's schemas that these rules do not know.
 */
export function unknownKeywords(document) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {Schema | undefined} schema */
  const visit = (schema) => {
    if (!schema) return;
    for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) found.add(keyword);
    if (schema.allOf && schema.allOf.length > 1) found.add('allOf of several');
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

/** @param {Schema} schema @param {string} field */
function isRequired(schema, field) {
  return Boolean(schema.required?.includes(field));
}

/** @param {unknown} condition @param {string} sentence */
function when(condition, sentence) {
  return condition ? [sentence] : [];
}
