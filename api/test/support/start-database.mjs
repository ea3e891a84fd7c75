import { createServer } from 'node:net';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../tools/database.mjs';
import { repositoryRoot } from '../../../tools/process.mjs';

/** Nothing of it outlives the run; what is killed in a test beside the API has a cluster of its own. */
const WITHOUT_WAITING_FOR_THE_DISK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

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
  const server = await startEmbeddedPostgres({
    dataDir,
    port: await freePort(),
    settings: WITHOUT_WAITING_FOR_THE_DISK,
  });
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
