import { fileURLToPath } from 'node:url';
import { nestjsThrottlerModule } from '../tools/jest/nestjs-throttler.mjs';
import { nodePreset } from '../tools/jest/preset.mjs';

const support = (name) => fileURLToPath(new URL(`test/support/${name}`, import.meta.url));

/** The whole API against a real PostgreSQL: one server for the run, a database of its own for each file. */
export default nodePreset({
  moduleNameMapper: { '^@nestjs/throttler$': await nestjsThrottlerModule() },
  displayName: 'api, integration',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  globalSetup: support('start-database.mjs'),
  globalTeardown: support('stop-database.mjs'),
  maxWorkers: 1,
  testTimeout: 20_000,
});
