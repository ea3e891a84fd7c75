import { createServer } from 'node:net';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../tools/database.mjs';
import { repositoryRoot } from '../../../tools/process.mjs';

/**
 * One server for the run; each test file makes a database of its own on it. An embedded one, or the one whose
 * address TEST_DATABASE_SERVER holds.
 */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_SERVER) {
    process.env.TEST_DATABASE_URL = process.env.TEST_DATABASE_SERVER;
    return;
  }
  const dataDir = path.join(repositoryRoot, '.stillsam', `test-postgres-${process.pid}`);
  const server = await startEmbeddedPostgres({ dataDir, port: await freePort() });
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, dataDir };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
