import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DRAIN_MS } from '@stillsam/http-server/drain';
import { stopLeftoverPostgres } from './database.mjs';
import { repositoryRoot } from './process.mjs';

const STOP_LIMIT_MS = 10_000;
const READY_LIMIT_MS = 60_000;
const READY_POLL_MS = 100;
/**
 * The services live in tens of megabytes; without a limit V8 lets hundreds of garbage gather before it looks.
 * The containers' commands carry the same limit.
 */
const NODE_FLAGS = ['--max-old-space-size=384'];

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches only the one who stops it in order.
 *
 * @param {(name: string, code: number | string) => void} onExit called when it ends without having been asked to.
 * @param {string} name
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
export function startService(name, script, env, onExit) {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(repositoryRoot, script)], {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let isStopping = false;
  const exited = once(child, 'exit');
  void exited.then(([code, signal]) => {
    if (!isStopping) onExit(name, signal ?? code);
  });
  return {
    pid: child.pid,
    /**
     * Ends it in order: at once, or by SIGTERM after the time that a proxy in front needs (DRAIN_MILLISECONDS).
     *
     * @param {NodeJS.Signals} signal
     */
    async stop(signal = 'SIGINT') {
      isStopping = true;
      child.kill(signal);
      const drainMs = signal === 'SIGTERM' ? Number(env.DRAIN_MILLISECONDS ?? DRAIN_MS) : 0;
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS + drainMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * @param {string} name
 * @param {string} url
 * @throws with one sentence when the address does not answer 200 within a minute.
 */
export async function waitUntilReady(name, url) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(READY_POLL_MS);
  }
  throw new Error(
    `The ${name} did not get ready within ${READY_LIMIT_MS / 1000} s; its messages above say why.`,
  );
}

/** @param {string} stateDirectory */
const pidsFile = (stateDirectory) => path.join(stateDirectory, 'pids.json');

/**
 * Notes which processes a start has, for the start after a killed one.
 *
 * @param {string} stateDirectory
 * @param {(number | undefined)[]} pids
 */
export async function recordPids(stateDirectory, pids) {
  await mkdir(stateDirectory, { recursive: true });
  await writeFile(pidsFile(stateDirectory), JSON.stringify(pids));
}

/**
 * Stops services and database of a killed start: only processes that run this repository's own builds.
 *
 * @param {string} stateDirectory
 */
export async function stopLeftovers(stateDirectory) {
  const pids = JSON.parse(await readFile(pidsFile(stateDirectory), 'utf8').catch(() => '[]'));
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes(repositoryRoot)) continue;
    // At once: nothing is in front of what a killed start has left.
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + STOP_LIMIT_MS;
    while (existsSync(`/proc/${pid}`) && Date.now() < deadline) await delay(50);
  }
  await stopLeftoverPostgres(path.join(stateDirectory, 'postgres'));
}
