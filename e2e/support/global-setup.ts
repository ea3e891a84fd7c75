import path from 'node:path';
import { repositoryRoot } from '../../tools/process.mjs';
import { startProduct } from '../../tools/start-product.mjs';
import { ADMIN, PORTS, PORT_VARIABLES } from './addresses';

export const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam/e2e');

const SHELLS_OF_TESTS = Array.from({ length: 60 }, (_, index) => `http://localhost:${PORTS.shell + index}`);

/** Starts the whole product with an empty database, and takes it down after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.RELEASES_DIR = path.join(STATE_DIRECTORY, 'releases');
  const product = await startProduct({
    // Nx has built every part before it runs the e2e target.
    build: !process.env.NX_TASK_TARGET_TARGET,
    environment: {
      ...process.env,
      ...PORT_VARIABLES,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Shells that a test starts beside the product's call the same API.
      ALLOWED_ORIGINS: SHELLS_OF_TESTS.join(','),
      LOG_LEVEL: 'silent',
    },
    stateDirectory: STATE_DIRECTORY,
    isFresh: true,
    handleSignals: false,
  });
  // Shells of a test's own follow the product's API.
  process.env.INTERNAL_SECRET = product.environment.INTERNAL_SECRET;
  return () => product.stop();
}
