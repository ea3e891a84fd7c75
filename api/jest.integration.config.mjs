import { fileURLToPath } from 'node:url';
import { nodeProject } from '@stillsam/testing';

// The S3 client warns that later versions need Node 22, and an unexpected warning fails a test.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const support = (name) => fileURLToPath(new URL(`test/support/${name}`, import.meta.url));

/** The whole API against a real PostgreSQL: one server for the run, a database of its own for each file. */
export default nodeProject('api', {
  displayName: 'api, integration',
  roots: ['<rootDir>/test'],
  testEnvironment: support('api-environment.mjs'),
  globalSetup: support('start-database.mjs'),
  globalTeardown: support('stop-database.mjs'),
  maxWorkers: 1,
  // Only a failure takes this long: a busy machine needs three times what an idle one does.
  testTimeout: 120_000,
});
