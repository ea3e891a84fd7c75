/**
 * What code can meet in a database: the tables with their columns and rules, and the functions and collations that
 * its SQL may name.
 *
 * @typedef {object} Column
 * @property {string} type
 * @property {boolean} nullable
 * @property {'none' | 'default' | 'identity' | 'generated'} fill what the database writes when a statement leaves it out.
 *
 * @typedef {object} Table
 * @property {Record<string, Column>} columns
 * @property {Record<string, string[]>} rules each constraint and unique index, with the columns that it is of.
 *
 * @typedef {{ tables: Record<string, Table>, functions: string[], collations: string[] }} Schema
 */

const COLUMNS = `
  SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
    NOT attnotnull AS nullable,
    CASE WHEN attgenerated <> '' THEN 'generated' WHEN attidentity <> '' THEN 'identity'
      WHEN atthasdef THEN 'default' ELSE 'none' END AS fill
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND attnum > 0 AND NOT attisdropped
    AND relname <> 'migrations'
  ORDER BY relname COLLATE "C", attname COLLATE "C"`;

/** A NOT NULL is told with its column. */
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey) ORDER BY 1) AS columns
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype <> 'n'
    AND conrelid::regclass::text <> 'migrations'
  ORDER BY 1, 2`;

/** The name of an index says nothing to code. */
const UNIQUE_INDEXES = `
  SELECT indrelid::regclass::text AS "table",
    regexp_replace(pg_get_indexdef(indexrelid), 'INDEX .* USING', 'INDEX USING') AS definition,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey) ORDER BY 1) AS columns
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE indisunique AND relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  ORDER BY 1, 2`;

const NOT_OF_EXTENSIONS = `NOT EXISTS (SELECT FROM pg_depend WHERE objid = object.oid AND deptype = 'e')`;
const FUNCTIONS = `
  SELECT format('%s(%s) %s', proname, pg_get_function_identity_arguments(oid), prorettype::regtype) AS name
  FROM pg_proc AS object
  WHERE pronamespace = 'public'::regnamespace AND ${NOT_OF_EXTENSIONS}
  ORDER BY 1`;
const COLLATIONS = `
  SELECT collname AS name FROM pg_collation AS object
  WHERE collnamespace = 'public'::regnamespace AND ${NOT_OF_EXTENSIONS}
  ORDER BY 1`;

/**
 * @param {(sql: string) => Promise<Record<string, any>[]>} query
 * @returns {Promise<Schema>} of a migrated database.
 */
export async function readSchema(query) {
  /** @type {Record<string, Table>} */
  const tables = {};
  for (const { table, name, ...column } of await query(COLUMNS)) {
    tables[table] ??= { columns: {}, rules: {} };
    tables[table].columns[name] = column;
  }
  for (const { table, definition, columns } of [
    ...(await query(CONSTRAINTS)),
    ...(await query(UNIQUE_INDEXES)),
  ])
    tables[table].rules[definition] = columns;
  const namesOf = async (sql) => (await query(sql)).map(({ name }) => name);
  return { tables, functions: await namesOf(FUNCTIONS), collations: await namesOf(COLLATIONS) };
}

/**
 * What in `next` the code that was released for `released` may fail on.
 *
 * @param {Schema} released
 * @param {Schema} next
 * @returns {string[]} one sentence each.
 */
export function schemaChanges(released, next) {
  const gone = (kind) =>
    released[kind].filter((name) => !next[kind].includes(name)).map((name) => `${name} is gone.`);
  return [
    ...Object.entries(released.tables).flatMap(([name, table]) =>
      next.tables[name] ? tableChanges(name, table, next.tables[name]) : [`The table ${name} is gone.`],
    ),
    ...gone('functions'),
    ...gone('collations'),
  ];
}

/** Rules of new columns alone cannot refuse what released code writes: it leaves those columns out. */
function tableChanges(name, before, now) {
  const isNew = (column) => !before.columns[column];
  return [
    ...Object.entries(before.columns).flatMap(([column, old]) =>
      columnChanges(`${name}.${column}`, old, now.columns[column]),
    ),
    ...Object.entries(now.columns)
      .filter(([column, { nullable, fill }]) => isNew(column) && !nullable && fill === 'none')
      .map(([column]) => `${name}.${column} is new and has neither a default nor null.`),
    ...Object.entries(now.rules)
      .filter(([rule, columns]) => !before.rules[rule] && (columns.length === 0 || !columns.every(isNew)))
      .map(([rule]) => `${name} has a new rule: ${rule}`),
    ...Object.keys(before.rules)
      .filter((rule) => !now.rules[rule] && /PRIMARY KEY|UNIQUE/.test(rule))
      .map((rule) => `${name} no longer has the rule ${rule}, which ON CONFLICT may name.`),
  ];
}

function columnChanges(name, old, now) {
  if (!now) return [`${name} is gone.`];
  const isWrittenByCode = ({ fill }) => fill === 'none' || fill === 'default';
  return [
    ...(old.type === now.type ? [] : [`${name} was ${old.type} and is ${now.type}.`]),
    ...(now.nullable && !old.nullable ? [`${name} may now be null.`] : []),
    ...(old.nullable && !now.nullable ? [`${name} may no longer be null.`] : []),
    ...(old.fill !== 'none' && now.fill === 'none' ? [`${name} no longer has a default.`] : []),
    ...(isWrittenByCode(old) && !isWrittenByCode(now) ? [`${name} can no longer be written.`] : []),
  ];
}
