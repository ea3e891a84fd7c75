import path from 'node:path';
import { portsFrom } from '../tools/ports.mjs';
import { repositoryRoot } from '../tools/process.mjs';
import { startProduct } from '../tools/product.mjs';

/** First of the ports that a run takes; another one lets two runs share a machine. */
export const FIRST_PORT = Number(process.env.BENCH_FIRST_PORT ?? 4600);

const PORTS = portsFrom(FIRST_PORT);

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam/bench');
export const DATABASE_DIRECTORY = path.join(STATE_DIRECTORY, 'postgres');

export const SITE = `http://localhost:${PORTS.SHELL_PORT}`;
export const API = `http://127.0.0.1:${PORTS.API_PORT}`;
export const ADMIN = { email: 'bench@stillsam.example', password: 'en lång fras för mätningen 4711' };

/** Runs the product on ports and in a state folder of its own during a measurement. @param environment further variables. */
export async function withProduct(measure, environment = {}) {
  process.env.RELEASES_DIR = path.join(STATE_DIRECTORY, 'releases');
  const product = await startProduct({
    environment: {
      ...process.env,
      ...PORTS,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      // The measured rows are older than the retention period of unconfirmed subscribers.
      RETENTION_AUTOMATIC: 'false',
      ...environment,
    },
    stateDirectory: STATE_DIRECTORY,
    handleSignals: false,
  });
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

/** Signs the bench's admin in. @returns {Promise<string>} the bearer token. */
export async function signIn() {
  const response = await fetch(`${API}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await response.json();
  if (!token) throw new Error(`The bench's admin could not sign in: ${response.status}`);
  return token;
}
