// @ts-check
/**
 * `npm run drill:restore`: loses a database on purpose and restores it to a moment from a copy of its files and the
 * archive of its write-ahead log, on this machine. Needs a built API (`nx build api`).
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database.mjs';
import { freePort, messageOf, repositoryRoot } from '../process.mjs';

const execute = promisify(execFile);
const POSTS = 10_000;
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
  const first = await startArchiving();
  // PostgreSQL runs as a user of its own. Until now it retried.
  await execute('chown', ['--reference', dataDir, archive]);
  const env = { PATH: process.env.PATH, DATABASE_URL: first.url, JWT_SECRET: 'x'.repeat(32) };
  await execute(process.execPath, ['api/dist/migrate.mjs'], { cwd: repositoryRoot, env });
  await first.stop();
  await timed('base backup', () => execute('cp', ['-a', dataDir, base]));

  const server = await startArchiving();
  const client = await connect(server.url);
  await fillPosts(client);
  const expected = await digestTables(client);
  const moment = await valueOf(client, 'SELECT clock_timestamp()::text AS value');
  await delay(POLL_MS);
  await client.query(`DELETE FROM posts WHERE id % 2 = 0`);
  await archiveAll(client);
  process.kill(await server.pid(), 'SIGKILL');
  await client.end().catch(() => {});
  await rm(dataDir, { recursive: true });
  console.log(`lost: killed and erased, half of ${POSTS} posts deleted after ${moment}`);

  const restored = await timed(`restored to ${moment}`, () => restoreTo(moment));
  const found = await digestTables(restored.client);
  await restored.client.end();
  await restored.stop();
  const wrong = Object.keys({ ...expected, ...found }).filter((name) => expected[name] !== found[name]);
  if (wrong.length > 0) throw new Error(`Not as at ${moment}: ${wrong.join(', ')}.`);
  console.log(`${Object.keys(expected).length} tables are as at the moment, row for row`);
}

async function startArchiving() {
  return startEmbeddedPostgres({
    dataDir,
    port: await freePort(),
    settings: {
      archive_mode: 'on',
      // `cp` is not atomic: a segment that was copied in part must not count.
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    },
  });
}

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client(url);
  // A server that is killed ends its connections with an error each.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Published posts with texts of about two thousand characters. @param {pg.Client} client */
function fillPosts(client) {
  return client.query(
    `INSERT INTO posts (slug, title, content, excerpt, status, author_name, categories, published_at)
     SELECT 'inlagg-' || n, 'Inlägg ' || n, '<p>' || n || repeat(' lugn och sömn', 150) || '</p>',
       'Kort om ' || n, 'published', 'Redaktionen', ARRAY['somn'], now() - make_interval(secs => n)
     FROM generate_series(1, $1::integer) AS n`,
    [POSTS],
  );
}

/**
 * Rows and their hash for every table that the write-ahead log covers.
 *
 * @param {pg.Client} client
 */
async function digestTables(client) {
  const { rows: tables } = await client.query(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  /** @type {Record<string, string>} */
  const digests = {};
  for (const { name } of tables)
    digests[name] = await valueOf(
      client,
      `SELECT count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS value FROM ${name} AS t`,
    );
  return digests;
}

/** Waits until the archive holds all that is written. @param {pg.Client} client */
async function archiveAll(client) {
  const segment = await valueOf(client, 'SELECT pg_walfile_name(pg_switch_wal()) AS value');
  await until(async () => {
    const last = await valueOf(client, 'SELECT last_archived_wal AS value FROM pg_stat_archiver');
    return last >= segment;
  });
}

/** @param {string} moment */
async function restoreTo(moment) {
  await execute('cp', ['-a', base, dataDir]);
  await writeFile(
    path.join(dataDir, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  await writeFile(path.join(dataDir, 'recovery.signal'), '');
  await execute('chown', ['-R', '--reference', path.join(dataDir, 'base'), dataDir]);
  const server = await startEmbeddedPostgres({ dataDir, port: await freePort() });
  const client = await connect(server.url);
  await until(async () => !(await valueOf(client, 'SELECT pg_is_in_recovery() AS value')));
  return { client, stop: server.stop };
}

/** @param {pg.Client} client @param {string} sql of one row with one `value`. */
async function valueOf(client, sql) {
  return (await client.query(sql)).rows[0].value;
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
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
async function timed(what, work) {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
