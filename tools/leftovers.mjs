import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopLeftoverPostgres } from './database.mjs';
import { repositoryRoot } from './process.mjs';

const STOP_LIMIT_MS = 10_000;

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
