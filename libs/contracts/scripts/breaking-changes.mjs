/**
 * What in `next` would break a caller of `before`: a call or a response that is gone, a response field that is
 * gone, may now be missing or null, or changed its type, a value that a caller may no longer send, a field that
 * it now has to send. Additions are free.
 *
 * @returns {string[]} one sentence each.
 */
export function breakingChanges(before, next) {
  const problems = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const now = next.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (!now) problems.push(`${name} is gone.`);
      else problems.push(...compareCalls(name, call, now, before, next));
    }
  }
  return problems;
}

function compareCalls(name, call, now, before, next) {
  const responsesOf = (operation) =>
    Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  const problems = [];
  for (const [status, response] of responsesOf(call)) {
    const other = now.responses?.[status];
    if (!other) problems.push(`${name} no longer responds with ${status}.`);
    else
      problems.push(
        ...compareAnswered(`${name} ${status}`, schemaOf(response), schemaOf(other), before, next),
      );
  }
  problems.push(...compareParameters(name, call.parameters ?? [], now.parameters ?? []));
  problems.push(
    ...compareSent(`${name} body`, schemaOf(call.requestBody), schemaOf(now.requestBody), before, next),
  );
  return problems;
}

function compareParameters(name, before, now) {
  const known = (parameter, list) =>
    list.find((entry) => entry.name === parameter.name && entry.in === parameter.in);
  return [
    ...before
      .filter((parameter) => !known(parameter, now))
      .map((parameter) => `${name} no longer takes ${parameter.name}.`),
    ...now
      .filter((parameter) => parameter.required && !known(parameter, before)?.required)
      .map((parameter) => `${name} now requires ${parameter.name}.`),
    ...before.flatMap((parameter) =>
      lostValues(`${name} ${parameter.name}`, parameter.schema, known(parameter, now)?.schema),
    ),
  ];
}

/** A field that callers read: it may not go, become optional or null, or change its type. */
function compareAnswered(name, beforeRef, nowRef, beforeRoot, nextRoot, seen = new Set()) {
  const before = resolve(beforeRef, beforeRoot);
  const now = resolve(nowRef, nextRoot);
  if (!before || seen.has(before)) return [];
  seen.add(before);
  if (!now) return [`${name} no longer has a body.`];
  if (before.type !== now.type) return [`${name} was ${before.type} and is ${now.type}.`];
  const problems = !before.nullable && now.nullable ? [`${name} may now be null.`] : [];
  for (const [field, schema] of Object.entries(before.properties ?? {})) {
    if (!now.properties?.[field]) problems.push(`${name} no longer has ${field}.`);
    else {
      if (before.required?.includes(field) && !now.required?.includes(field))
        problems.push(`${name} may now lack ${field}.`);
      problems.push(
        ...compareAnswered(`${name} ${field}`, schema, now.properties[field], beforeRoot, nextRoot, seen),
      );
    }
  }
  if (before.items)
    problems.push(...compareAnswered(`${name} items`, before.items, now.items, beforeRoot, nextRoot, seen));
  return problems;
}

/** A field that callers send: it may not go, become required, or take fewer values. */
function compareSent(name, beforeRef, nowRef, beforeRoot, nextRoot) {
  const before = resolve(beforeRef, beforeRoot);
  const now = resolve(nowRef, nextRoot);
  if (!before) return now?.required?.length ? [`${name} is now required.`] : [];
  if (!now) return [`${name} is no longer taken.`];
  return [
    ...Object.keys(before.properties ?? {})
      .filter((field) => !now.properties?.[field])
      .map((field) => `${name} no longer takes ${field}.`),
    ...(now.required ?? [])
      .filter((field) => !before.required?.includes(field))
      .map((field) => `${name} now requires ${field}.`),
    ...Object.entries(before.properties ?? {}).flatMap(([field, schema]) =>
      lostValues(`${name} ${field}`, resolve(schema, beforeRoot), resolve(now.properties?.[field], nextRoot)),
    ),
  ];
}

function lostValues(name, before, now) {
  if (!before || !now) return [];
  const problems = before.type !== now.type ? [`${name} was ${before.type} and is ${now.type}.`] : [];
  if (now.enum)
    problems.push(
      ...(before.enum ?? [])
        .filter((value) => !now.enum.includes(value))
        .map((value) => `${name} no longer takes ${value}.`),
    );
  for (const limit of ['maxLength', 'maximum', 'maxItems'])
    if (now[limit] < (before[limit] ?? Infinity)) problems.push(`${name} has a smaller ${limit}.`);
  for (const limit of ['minLength', 'minimum', 'minItems'])
    if (now[limit] > (before[limit] ?? -Infinity)) problems.push(`${name} has a larger ${limit}.`);
  return problems;
}

function schemaOf(part) {
  return Object.values(part?.content ?? {})[0]?.schema;
}

function resolve(schema, root) {
  if (schema?.allOf?.length === 1) return { ...resolve(schema.allOf[0], root), nullable: schema.nullable };
  if (!schema?.$ref) return schema;
  return resolve(
    schema.$ref
      .slice(2)
      .split('/')
      .reduce((part, key) => part?.[key], root),
    root,
  );
}
