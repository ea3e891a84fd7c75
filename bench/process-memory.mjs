import { readFile } from 'node:fs/promises';
import { rounded } from './statistics.mjs';

/** Resident memory of a process, in MB. */
export async function residentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return rounded(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024, 1);
}
