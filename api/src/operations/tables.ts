import type { EntityManager } from 'typeorm';

/** The time that the baseline's name ends with. */
const BASELINE = 1_766_001_870_000;

/**
 * The migrations of a schema, from the baseline on: older databases also name those that it replaced. Data fit only
 * the schema that they came from.
 */
export async function appliedMigrations(manager: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await manager.query(
    `SELECT name FROM migrations WHERE timestamp >= $1 ORDER BY id`,
    [BASELINE],
  );
  return rows.map(({ name }) => name);
}

const COUNTED = ['post_counts', 'post_words', 'row_counts'];

/** Every table with data to keep, each after those it refers to. Counts by triggers come last and are overwritten. */
export async function tablesInOrder(manager: EntityManager): Promise<string[]> {
  const tables: { name: string }[] = await manager.query(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = current_schema() AND tablename NOT IN ('migrations', 'rate_limits') ORDER BY tablename`,
  );
  const references: { child: string; parent: string }[] = await manager.query(
    `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint AS c
     JOIN pg_class AS child ON child.oid = c.conrelid JOIN pg_class AS parent ON parent.oid = c.confrelid
     WHERE c.contype = 'f' AND c.conrelid <> c.confrelid AND c.connamespace = current_schema()::regnamespace`,
  );
  const ordered = new Set<string>();
  const visit = (table: string) => {
    if (ordered.has(table)) return;
    for (const { child, parent } of references) if (child === table) visit(parent);
    ordered.add(table);
  };
  for (const { name } of tables) visit(name);
  const isCounted = (table: string) => COUNTED.includes(table);
  return [...ordered].sort((one, other) => Number(isCounted(one)) - Number(isCounted(other)));
}

/** The columns of a table without generated ones. */
export async function writableColumns(manager: EntityManager, table: string): Promise<string[]> {
  const columns: { name: string }[] = await manager.query(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [quoted(table)],
  );
  return columns.map(({ name }) => name);
}

/** Every sequence and its value. */
export async function sequences(manager: EntityManager): Promise<Sequence[]> {
  const names: { name: string }[] = await manager.query(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const standing: Sequence[] = [];
  for (const { name } of names) {
    const [row]: Omit<Sequence, 'name'>[] = await manager.query(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
    );
    if (row) standing.push({ name, ...row });
  }
  return standing;
}

export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Written last: an export without it is incomplete. */
export interface Manifest {
  exportedAt: string;
  migrations: string[];
  sequences: Sequence[];
  tables: { name: string; rows: number; sha256: string }[];
}

export const MANIFEST = 'manifest.json';
export const fileOf = (table: string) => `${table}.jsonl`;
