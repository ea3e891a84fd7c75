import { readdir, readFile } from 'node:fs/promises';

/** Of the kernel's accounting: USER_HZ, which is 100 on every architecture that Node runs on. */
const TICK_MS = 10;

/**
 * Processor time of processes with all their descendants, also of those that have ended and were waited for.
 *
 * @param {number[]} pids
 * @returns {Promise<number>} milliseconds since each of them started.
 */
export async function processorMs(pids) {
  const processes = await readProcesses();
  const total = (pid) => {
    const { ownTicks = 0, children = [] } = processes.get(pid) ?? {};
    return ownTicks + children.reduce((sum, child) => sum + total(child), 0);
  };
  return pids.reduce((sum, pid) => sum + total(pid), 0) * TICK_MS;
}

async function readProcesses() {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  const processes = new Map();
  const entry = (pid) => processes.get(pid) ?? processes.set(pid, { children: [] }).get(pid);
  stats.forEach((text, index) => {
    // The name in brackets may hold spaces. After it: state, parent, …, utime, stime, cutime, cstime.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 16) return;
    const pid = Number(pids[index]);
    entry(pid).ownTicks = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
    entry(Number(fields[1])).children.push(pid);
  });
  return processes;
}
