import path from 'node:path';
import { portsFrom } from '../tools/ports.mjs';
import { repositoryRoot } from '../tools/process.mjs';
import { environmentOf } from '../tools/service-environments.mjs';
import { startService, waitUntilReady } from '../tools/services.mjs';
import { startProduct } from '../tools/start-product.mjs';

/** First of the ports that a run takes; another one lets two runs share a machine. */
export const FIRST_PORT = Number(process.env.BENCH_FIRST_PORT ?? 4600);

const PORTS = portsFrom(FIRST_PORT);
const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam/bench');

export const SITE = `http://localhost:${PORTS.SHELL_PORT}`;
export const API = `http://127.0.0.1:${PORTS.API_PORT}`;
export const ADMIN = { email: 'bench@stillsam.example', password: 'en lång fras för mätningen 4711' };

/** @typedef {{ environment: NodeJS.ProcessEnv, databaseUrl: string, apiPid: number, shellPid: number }} Product */

/**
 * Runs the product on ports and in a state folder of its own during a measurement.
 *
 * @template Result
 * @param {(product: Product) => Promise<Result>} measure
 * @param {Record<string, string>} [settings] further variables.
 */
export async function withProduct(measure, settings = {}) {
  process.env.RELEASES_DIR = path.join(STATE_DIRECTORY, 'releases');
  const { environment, services, stop } = await startProduct({
    environment: {
      ...process.env,
      ...PORTS,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      NEWSLETTER_OPT_IN_PER_HOUR: '100000',
      // The measured rows are older than the retention period of unconfirmed subscribers.
      RETENTION_AUTOMATIC: 'false',
      ...settings,
    },
    stateDirectory: STATE_DIRECTORY,
    handleSignals: false,
  });
  try {
    const databaseUrl = String(environment.DATABASE_URL);
    const [apiPid, shellPid] = [Number(services.api?.pid), Number(services.shell?.pid)];
    return await measure({ environment, databaseUrl, apiPid, shellPid });
  } finally {
    await stop();
  }
}

/**
 * Starts another API or shell beside those of the product.
 *
 * @param {'api' | 'shell'} service
 * @param {NodeJS.ProcessEnv} environment with the port of its own.
 */
export async function startFurther(service, environment) {
  const script = service === 'api' ? 'api/dist/main.mjs' : 'shell/dist/server/server.cjs';
  const started = startService(service, script, environmentOf(service, environment), (name, code) => {
    throw new Error(`The ${name} ended by itself (${code})`);
  });
  const origin = `http://127.0.0.1:${environment[`${service.toUpperCase()}_PORT`]}`;
  await waitUntilReady(service, `${origin}${service === 'api' ? '/api' : ''}/health/ready`);
  return { origin, stop: started.stop };
}

/** Signs the bench's admin in. @param {string} origin @returns {Promise<{ Authorization: string }>} the headers. */
export async function signIn(origin) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await response.json();
  if (!token) throw new Error(`The bench's admin could not sign in: ${response.status}`);
  return { Authorization: `Bearer ${token}` };
}
