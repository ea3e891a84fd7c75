import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/process.mjs';
import { INTERNAL_SECRET } from './event-stream';
import { createDatabase, eventually, SECRET } from './test-api';

const MAIN = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

const children = new Set<ChildProcess>();

/** Kills the test's remaining processes. */
export function killApiProcesses(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}

/** Starts the built API in a process that has only the given environment. */
export function runApi(environment: Record<string, string>) {
  const output: string[] = [];
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  children.add(child);
  return { process: child, output };
}

/** Runs the built API and waits until it serves. @param at its port; a free one when left out. */
export async function serveApi(environment: Record<string, string> = {}, at?: number) {
  const port = at ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const running = runApi({
    API_PORT: String(port),
    DATABASE_URL: environment.DATABASE_URL ?? (await createDatabase()),
    JWT_SECRET: SECRET,
    INTERNAL_SECRET,
    LOG_LEVEL: 'info',
    // No proxy is in front that has to notice.
    DRAIN_MILLISECONDS: '0',
    ...environment,
  });
  await eventually(() =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { origin, port, ...running };
}
