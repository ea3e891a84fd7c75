// @ts-check
/**
 * `npm run drill:restore`: loses a database on purpose and restores it from a base backup and the archive of its
 * write-ahead log, first to a moment and then to the end, on this machine. Needs a built API (`nx build api`).
 * `-- --posts=100000` for another number of posts than 10000. docs/runbooks/backup-and-restore.md has the figures.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { startEmbeddedPostgres } from '../database.mjs';
import { freePort } from '../free-port.mjs';
import { messageOf, repositoryRoot } from '../process.mjs';
import { layBaseBackup, takeBaseBackup } from './base-backup.mjs';
import { connect, differences, digestTables, fillPosts, lastNumber, startWriter } from './drill-data.mjs';

const execute = promisify(execFile);
const { values: asked } = parseArgs({ options: { posts: { type: 'string', default: '10000' } } });
const POSTS = Number(asked.posts);
/** A segment is archived after this time at the latest: the bound of what a lost disk costs. Production: 60 s. */
const ARCHIVE_TIMEOUT_SECONDS = 5;
const WAIT_LIMIT_MS = 120_000;
const POLL_MS = 50;

const folder = path.join(repositoryRoot, '.stillsam', `drill-${process.pid}`);
const archive = path.join(folder, 'archive');
const base = path.join(folder, 'base');
const dataDir = path.join(folder, 'data');

await mkdir(archive, { recursive: true });
try {
  await drill();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function drill() {
  const server = await startArchivingServer();
  const client = await connect(server.url);
  const [, fillMs] = await timed(() => fillPosts(client, POSTS));
  say(`filled: ${POSTS} posts, ${await sizeOf(client)}`, fillMs);

  const early = startWriter(server.url);
  const [, baseMs] = await timed(() => takeBaseBackup(client, { dataDir, folder: base }));
  say(
    `base backup while ${early.acknowledged.length} transactions were written, ${await bytesIn(base)}`,
    baseMs,
  );
  await early.stop();

  const expected = await digestTables(client);
  const { rows: moments } = await client.query('SELECT clock_timestamp()::text AS at');
  const moment = moments[0].at;
  await delay(POLL_MS);
  const late = startWriter(server.url);
  await untilArchivedPast(client, late);
  await delay((ARCHIVE_TIMEOUT_SECONDS * 1000) / 2);
  process.kill(await server.pid(), 'SIGKILL');
  const lostAt = performance.now();
  await late.done;
  await client.end().catch(() => {});
  await rm(dataDir, { recursive: true });
  say(`lost: killed and erased ${late.acknowledged.length} transactions after ${moment}`);

  await restoreToMoment(moment, expected);
  await restoreToEnd(late.acknowledged, lostAt);
}

/** @param {string} moment @param {Record<string, string>} expected */
async function restoreToMoment(moment, expected) {
  const restored = await restore('moment', { recovery_target_time: moment });
  const found = await digestTables(restored.client);
  const wrong = differences(expected, found);
  await restored.stop();
  if (wrong.length > 0) throw new Error(`Not as at ${moment}: ${wrong.join(', ')}.`);
  say(
    `compared: ${Object.keys(expected).length} tables are as at the moment, row for row; posts: ${found.posts}`,
  );
}

/** @param {{ number: number, at: number }[]} acknowledged @param {number} lostAt */
async function restoreToEnd(acknowledged, lostAt) {
  const restored = await restore('end', {});
  const last = await lastNumber(restored.client);
  await restored.stop();
  const lost = acknowledged.filter(({ number }) => number > last);
  const seconds = lost[0] ? (lostAt - lost[0].at) / 1000 : 0;
  say(
    `to the end of the archive: ${lost.length} of ${acknowledged.length} acknowledged transactions are lost, ` +
      `the last ${seconds.toFixed(1)} s (archive_timeout ${ARCHIVE_TIMEOUT_SECONDS} s)`,
  );
  if (seconds > 2 * ARCHIVE_TIMEOUT_SECONDS) throw new Error('More was lost than the archive allows.');
}

async function startArchivingServer() {
  const server = await startEmbeddedPostgres({
    dataDir,
    port: await freePort(),
    settings: {
      archive_mode: 'on',
      // `cp` is not atomic: a segment that was copied in part must not count.
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
      archive_timeout: String(ARCHIVE_TIMEOUT_SECONDS),
    },
  });
  // PostgreSQL runs as a user of its own. Until now it retried.
  await execute('chown', ['--reference', dataDir, archive]);
  await migrate(server.url);
  return server;
}

/**
 * Tries again, because the command waits a second only for a connection, and a busy machine takes longer.
 *
 * @param {string} url
 * @returns {Promise<void>}
 */
async function migrate(url, attempts = 5) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) };
  try {
    await execute(process.execPath, ['api/dist/migrate.mjs'], { cwd: repositoryRoot, env });
  } catch (error) {
    if (attempts === 1) throw error;
    await migrate(url, attempts - 1);
  }
}

/**
 * @param {string} name of its data folder.
 * @param {Record<string, string>} target settings of the recovery's end.
 */
async function restore(name, target) {
  const place = path.join(folder, name);
  const [, layMs] = await timed(() =>
    layBaseBackup({
      dataDir: place,
      folder: base,
      settings: { restore_command: `cp ${archive}/%f %p`, recovery_target_action: 'promote', ...target },
    }),
  );
  const startedAt = performance.now();
  const server = await startEmbeddedPostgres({ dataDir: place, port: await freePort() });
  const client = await connect(server.url);
  await until(async () => {
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_recovering');
    return !rows[0].is_recovering;
  });
  const replayMs = performance.now() - startedAt;
  say(
    `restored to the ${name}: files ${seconds(layMs)}, start and replay ${seconds(replayMs)}`,
    layMs + replayMs,
  );
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  return { client, stop };
}

/**
 * Waits until the archive holds a transaction of the writer, so that the recovery can see that it passed the moment.
 *
 * @param {import('pg').Client} client
 * @param {{ acknowledged: unknown[] }} writer
 */
async function untilArchivedPast(client, writer) {
  await until(async () => writer.acknowledged.length > 0);
  const { rows } = await client.query('SELECT pg_walfile_name(pg_current_wal_lsn()) AS segment');
  await until(async () => {
    const { rows: archiver } = await client.query('SELECT last_archived_wal AS last FROM pg_stat_archiver');
    return archiver[0].last >= rows[0].segment;
  });
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The drill waited for two minutes in vain.');
    await delay(POLL_MS);
  }
}

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<[Result, number]>}
 */
async function timed(work) {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

/** @param {import('pg').Client} client */
async function sizeOf(client) {
  const { rows } = await client.query('SELECT pg_size_pretty(pg_database_size(current_database())) AS size');
  return rows[0].size;
}

/** @param {string} place */
async function bytesIn(place) {
  const sizes = await Promise.all(
    (await readdir(place)).map(async (name) => (await stat(path.join(place, name))).size),
  );
  return `${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20)} MB`;
}

/** @param {string} what @param {number} [milliseconds] */
function say(what, milliseconds) {
  console.log(milliseconds === undefined ? what : `${what}: ${seconds(milliseconds)}`);
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
