/**
 * Prints the schema that the built API's migrations make, in an embedded database of its own. Fails when the code
 * that was released could not work with it and agreed-changes.json does not say why it may.
 */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openChanges } from '@stillsam/contracts/breaking-changes';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../tools/database.mjs';
import { freePort, repositoryRoot } from '../../tools/process.mjs';
import { readSchema, schemaChanges } from './schema.mjs';

const MIGRATE = path.join(import.meta.dirname, '../dist/migrate.mjs');

const dataDir = path.join(repositoryRoot, '.stillsam', `schema-postgres-${process.pid}`);
const server = await startEmbeddedPostgres({ dataDir, port: await freePort(), settings: { fsync: 'off' } });
try {
  await promisify(execFile)(process.execPath, [MIGRATE], {
    env: {
      ...process.env,
      DATABASE_URL: server.url,
      JWT_SECRET: 'only for migrating an empty database, never used',
    },
  });
  const client = new pg.Client(server.url);
  await client.connect();
  const schema = await readSchema(async (sql) => (await client.query(sql)).rows);
  await client.end();
  const released = await readJson('../released-schema.json');
  const problems = openChanges(schemaChanges(released, schema), await readJson('../agreed-changes.json'));
  if (problems.length) throw new Error(problems.join('\n'));
  process.stdout.write(JSON.stringify(schema));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function readJson(name) {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));
}
