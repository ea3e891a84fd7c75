// @ts-check
/** A base backup by PostgreSQL's own functions, while the server runs; the package of the server has no pg_basebackup. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const ARCHIVE = 'base.tar.gz';
const LABEL = 'backup_label';
/** What a server makes anew; the write-ahead log comes from the archive or from the primary. */
const LEFT_OUT = [
  'postmaster.pid',
  'postmaster.opts',
  'server.log',
  'pg_wal/*',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_notify/*',
  'pg_serial/*',
  'pg_snapshots/*',
  'pg_stat_tmp/*',
  'pg_subtrans/*',
];
/** GNU tar: a file changed or went while it was read. The write-ahead log mends it. */
const CHANGED = 1;

/**
 * Copies the files of a running server into `folder`.
 *
 * @param {{ query: (sql: string, values?: unknown[]) => Promise<{ rows: any[] }> }} client one connection, kept throughout.
 * @param {{ dataDir: string, folder: string }} places
 */
export async function takeBaseBackup(client, { dataDir, folder }) {
  await mkdir(folder, { recursive: true });
  await client.query('SELECT pg_backup_start($1, true)', ['stillsam']);
  await pack(dataDir, path.join(folder, ARCHIVE));
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  await writeFile(path.join(folder, LABEL), rows[0].labelfile);
}

/** @param {string} dataDir @param {string} file */
async function pack(dataDir, file) {
  const args = ['-C', dataDir, '--use-compress-program', 'gzip -1', '--warning=no-file-changed'];
  const excluded = LEFT_OUT.map((name) => `--exclude=./${name}`);
  await execute('tar', [...args, '--warning=no-file-removed', ...excluded, '-cf', file, '.']).catch(
    (error) => {
      if (error.code !== CHANGED) throw error;
    },
  );
}

/**
 * Lays a base backup into a new data folder.
 *
 * @param {{ dataDir: string, folder: string, settings: Record<string, string> }} options
 *   `settings` for postgresql.auto.conf.
 */
export async function layBaseBackup({ dataDir, folder, settings }) {
  await mkdir(dataDir, { recursive: true });
  await execute('tar', ['-C', dataDir, '--use-compress-program', 'gzip', '-xpf', path.join(folder, ARCHIVE)]);
  await writeFile(path.join(dataDir, LABEL), await readFile(path.join(folder, LABEL)));
  await writeFile(path.join(dataDir, 'recovery.signal'), '');
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  await writeFile(path.join(dataDir, 'postgresql.auto.conf'), lines.join(''));
  // PostgreSQL runs as the owner of its folder, which root is not.
  await execute('chown', ['-R', '--reference', path.join(dataDir, 'base'), dataDir]);
}
