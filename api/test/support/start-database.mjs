import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../tools/database.mjs';
import { freePort, repositoryRoot } from '../../../tools/process.mjs';
import { bundleApi, loadApi } from './loaded-api.mjs';

/** Deleted after the run; tests that kill the database have their own cluster. */
const WITHOUT_WAITING_FOR_THE_DISK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Bundles the API and starts one server for the run, with a migrated database that each test file copies. The
 * server is embedded, or the one at TEST_DATABASE_SERVER.
 */
export default async function startDatabase() {
  await Promise.all([bundleApi(), startServer()]);
  await makeTemplate();
}

async function startServer() {
  if (process.env.TEST_DATABASE_SERVER) {
    process.env.TEST_DATABASE_URL = process.env.TEST_DATABASE_SERVER;
    return;
  }
  const dataDir = path.join(repositoryRoot, '.stillsam', `test-postgres-${process.pid}`);
  const server = await startEmbeddedPostgres({
    dataDir,
    port: await freePort(),
    settings: WITHOUT_WAITING_FOR_THE_DISK,
  });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, dataDir };
}

async function makeTemplate() {
  const server = process.env.TEST_DATABASE_URL;
  const name = `template_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const { createDataSource } = await loadApi();
  const source = createDataSource(server.replace(/\/[^/]*$/, `/${name}`), { poolSize: 1, queryTimeoutMs: 0 });
  await source.initialize();
  await source.runMigrations();
  await source.destroy();
  process.env.TEST_DATABASE_TEMPLATE = name;
}
