import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../tools/database.mjs';
import { repositoryRoot, run } from '../tools/process.mjs';
import { startService } from '../tools/services.mjs';

const execute = promisify(execFile);
const API_PORT = Number(process.env.BENCH_API_PORT ?? 4614);
const DATABASE_PORT = Number(process.env.BENCH_DATABASE_PORT ?? 4615);
const DIRECTORY = path.join(repositoryRoot, '.stillsam/bench-api');
const READY_LIMIT_MS = 60_000;

export const ADMIN = { email: 'bench@stillsam.example', password: 'en lång fras för mätningen 4711' };

/**
 * The API with the articles of the site on an embedded database, and nothing beside it.
 *
 * @param {(api: { origin: string, pid: number, databaseUrl: string }) => Promise<unknown>} measure
 * @param {Record<string, string>} [further] variables of the API.
 */
export async function withApi(measure, further = {}) {
  await run('node_modules/.bin/nx', ['run', '@stillsam/api:build', '--outputStyle=static'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await mkdir(DIRECTORY, { recursive: true });
  const database = await startEmbeddedPostgres({
    dataDir: path.join(DIRECTORY, 'postgres'),
    port: DATABASE_PORT,
  });
  try {
    return await withApiOn(database.url, API_PORT, measure, further);
  } finally {
    await database.stop();
  }
}

/** The same on a database that runs; its schema, its articles and its admin are made where they are missing. */
export async function withApiOn(databaseUrl, port, measure, further = {}) {
  const env = { ...environment(databaseUrl, port), ...further };
  for (const command of ['migrate', 'seed'])
    await execute(process.execPath, [`api/dist/${command}.mjs`], { cwd: repositoryRoot, env });
  await execute(process.execPath, ['api/dist/create-admin.mjs', '--if-none'], { cwd: repositoryRoot, env });
  const api = startService('api', 'api/dist/main.mjs', env, (_name, code) => {
    throw new Error(`The API ended by itself (${code})`);
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin);
    return await measure({ origin, pid: api.pid, databaseUrl });
  } finally {
    await api.stop();
  }
}

/** Signs the bench's admin in. @returns {Promise<{ Authorization: string }>} the headers of an admin. */
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

function environment(databaseUrl, port) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: path.join(repositoryRoot, 'content'),
    MEDIA_DIR: path.join(DIRECTORY, 'media'),
    JWT_SECRET: 'a secret of this bench, never used elsewhere',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // The callers of the bench have net addresses of their own.
    TRUSTED_PROXIES: 'loopback',
    NEWSLETTER_OPT_IN_PER_HOUR: '100000',
    LOG_LEVEL: 'error',
  };
}

async function untilReady(origin) {
  const deadline = performance.now() + READY_LIMIT_MS;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error('The API did not come up');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
