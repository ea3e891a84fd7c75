import path from 'node:path';
import { repositoryRoot } from '../../tools/process.mjs';
import { startProduct } from '../../tools/product.mjs';
import { ADMIN, PORTS } from './addresses';

export const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam/e2e');

/** Starts the whole product with an empty database, and stops it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.RELEASES_DIR = path.join(STATE_DIRECTORY, 'releases');
  const product = await startProduct({
    // Nx has built every part before it runs the e2e target.
    build: !process.env.NX_TASK_TARGET_TARGET,
    environment: {
      ...process.env,
      SHELL_PORT: String(PORTS.shell),
      SITE_PORT: String(PORTS.site),
      EXERCISES_PORT: String(PORTS.exercises),
      ADMIN_PORT: String(PORTS.admin),
      API_PORT: String(PORTS.api),
      DATABASE_PORT: String(PORTS.database),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'silent',
    },
    stateDirectory: STATE_DIRECTORY,
    isFresh: true,
    handleSignals: false,
  });
  return () => product.stop();
}
