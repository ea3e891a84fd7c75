import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  appliedMigrations,
  fileOf,
  MANIFEST,
  quoted,
  tablesInOrder,
  writableColumns,
  type Manifest,
} from './tables';

const ROWS_AT_ONCE = 500;

const MANIFEST_SCHEMA = z.object({
  exportedAt: z.string(),
  migrations: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
});

/**
 * Loads an export into an empty database: migrates it, and loads everything in one transaction.
 *
 * @throws when the database has tables, or the export comes from another version, is incomplete or was changed.
 * Nothing is loaded then.
 */
export async function restoreData(source: DataSource, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  await assertEmpty(source.manager);
  await source.runMigrations({ transaction: 'each' });
  const own = await appliedMigrations(source.manager);
  if (own.join() !== manifest.migrations.join())
    throw new Error(
      'The export comes from another version of the API. Restore it with that one, then migrate.',
    );
  await source.transaction(async (manager) => {
    await manager.query(`SET CONSTRAINTS ALL DEFERRED`);
    const tables = await tablesInOrder(manager);
    // Rows from migrations are part of the export, and may have been changed since.
    for (const table of [...tables].reverse()) await manager.query(`DELETE FROM ${quoted(table)}`);
    for (const table of tables) await loadTable(manager, table, manifest, folder);
    for (const { name, value, isCalled } of manifest.sequences)
      await manager.query(`SELECT setval($1::regclass, $2::bigint, $3)`, [quoted(name), value, isCalled]);
  });
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new Error(`The folder ${folder} holds no whole export: ${MANIFEST} is missing.`, { cause: error });
  });
  return MANIFEST_SCHEMA.parse(JSON.parse(text));
}

/** Compares the checksum of every file before anything is loaded. */
async function assertWhole(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path.join(folder, fileOf(name)))) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw new Error(`${fileOf(name)} is not as it was exported.`);
  }
}

async function assertEmpty(manager: EntityManager): Promise<void> {
  const [found]: unknown[] = await manager.query(
    `SELECT FROM pg_tables WHERE schemaname = current_schema() LIMIT 1`,
  );
  if (found) throw new Error('The database is not empty. An export is only restored into an empty one.');
}

async function loadTable(
  manager: EntityManager,
  table: string,
  manifest: Manifest,
  folder: string,
): Promise<void> {
  const expected = manifest.tables.find(({ name }) => name === table);
  if (!expected) throw new Error(`The export lacks the table ${table}.`);
  // Deletes rows that triggers made while other tables were loaded.
  await manager.query(`DELETE FROM ${quoted(table)}`);
  let rows = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await insertLines(manager, table, batch);
    rows += batch.length;
    batch = [];
  };
  for await (const line of linesOf(path.join(folder, fileOf(table)))) {
    batch.push(line);
    if (batch.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  if (rows !== expected.rows) throw new Error(`${table}: ${rows} rows instead of ${expected.rows}.`);
}

async function insertLines(manager: EntityManager, table: string, lines: string[]): Promise<void> {
  const name = quoted(table);
  const columns = (await writableColumns(manager, table)).map(quoted).join(', ');
  await manager.query(
    `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM unnest($1::text[]) AS line, json_populate_record(NULL::${name}, line::json)`,
    [lines],
  );
}

/** Not node:readline, which also ends a line at U+2028, which texts may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
