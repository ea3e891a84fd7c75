import { createHash } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import {
  appliedMigrations,
  fileOf,
  MANIFEST,
  quoted,
  sequences,
  tablesInOrder,
  type Manifest,
} from './tables';

const ROWS_AT_ONCE = 500;

/**
 * Writes a consistent snapshot of every table as JSON lines into an empty folder; the API may write meanwhile.
 *
 * @throws when the folder is not empty, so that two exports are not mixed.
 */
export async function exportData(source: DataSource, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);
  const manifest = await source.transaction('REPEATABLE READ', (manager) => writeTables(manager, folder));
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

async function writeTables(manager: EntityManager, folder: string): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  const [exportedAt, migrations] = [new Date().toISOString(), await appliedMigrations(manager)];
  for (const name of await tablesInOrder(manager))
    tables.push({ name, ...(await writeTable(manager, name, path.join(folder, fileOf(name)))) });
  // Sequences are read after the tables: a skipped number is harmless, a repeated one is not.
  return { exportedAt, migrations, tables, sequences: await sequences(manager) };
}

/** PostgreSQL writes the JSON, so that numbers and times are not converted to JavaScript's types. */
async function writeTable(manager: EntityManager, table: string, file: string) {
  const target = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    await manager.query(
      `DECLARE lines NO SCROLL CURSOR FOR SELECT to_json(t)::text AS line FROM ${quoted(table)} AS t`,
    );
    for (;;) {
      const lines: { line: string }[] = await manager.query(`FETCH ${ROWS_AT_ONCE} FROM lines`);
      if (lines.length === 0) break;
      // JSON escapes a line break inside a text, but not one between the parts of a jsonb value.
      const text = lines.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
      hash.update(text);
      await target.appendFile(text);
      rows += lines.length;
    }
    await manager.query(`CLOSE lines`);
    await target.sync();
  } finally {
    await target.close();
  }
  return { rows, sha256: hash.digest('hex') };
}
