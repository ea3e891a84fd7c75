import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../../tools/process.mjs';
import { eventually } from './shell-process';

const START_LIMIT_MS = 20_000;

/** Starts an API of a test's own on the product's database. @returns its origin, and what ends it in order. */
export async function startApi(port: number, environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'api/dist/main.mjs')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      DATABASE_URL: process.env.E2E_DATABASE_URL,
      JWT_SECRET: 'a secret of forty bytes, for tests only!',
      INTERNAL_SECRET: process.env.INTERNAL_SECRET,
      TRUSTED_PROXIES: 'loopback',
      DRAIN_MILLISECONDS: '0',
      RETENTION_AUTOMATIC: 'false',
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await eventually(async () => (await fetch(`${origin}/api/health/ready`)).ok, START_LIMIT_MS);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
