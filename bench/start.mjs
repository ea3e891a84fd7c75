/** The duration of a second start, and the memory of all processes when idle. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../tools/process.mjs';
import { rounded } from './statistics.mjs';
import { DATABASE_DIRECTORY, withProduct } from './product.mjs';

const IDLE_MS = 10_000;

export async function measure() {
  await withProduct(async () => {});
  const startedAt = performance.now();
  return withProduct(async () => {
    const seconds = (performance.now() - startedAt) / 1000;
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const memory = await proportionalMemory();
    return {
      conditions:
        'everything built; proportional set size of this process, all it started and the database, idle for 10 s',
      rows: [
        { secondStartS: rounded(seconds, 1), idleMb: rounded(memory.reduce((sum, { mb }) => sum + mb, 0)) },
      ],
      processes: memory,
    };
  });
}

/** Proportional set size of this process, the database and their descendants: shared pages are counted once. */
async function proportionalMemory() {
  // The database runs in a session of its own, so that Ctrl-C does not stop it first.
  const [postmaster] = (await readFile(path.join(DATABASE_DIRECTORY, 'postmaster.pid'), 'utf8')).split('\n');
  const parents = new Map();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(pid, parent);
  }
  const isOurs = (pid) =>
    pid === String(process.pid) || pid === postmaster || (parents.has(pid) && isOurs(parents.get(pid)));
  const rows = [];
  for (const pid of parents.keys()) {
    if (!isOurs(pid)) continue;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
      .split('\0')
      .slice(0, 3)
      .join(' ')
      .replaceAll(`${repositoryRoot}/`, '')
      .replaceAll(`${process.execPath} `, 'node ')
      .slice(-60);
    rows.push({ command, mb: rounded(Number(/Pss:\s+(\d+)/.exec(rollup)?.[1] ?? 0) / 1024, 1) });
  }
  return rows.sort((a, b) => b.mb - a.mb);
}
