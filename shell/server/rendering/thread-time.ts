import { readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';

/** Linux: nanoseconds that this thread ran on a processor, then how long and how often it waited for one. */
const SCHEDULER_FILE = '/proc/thread-self/schedstat';

/**
 * Milliseconds of processor time of this thread: on a busy machine the wall clock and the event loop's utilization also
 * count the time in which other work has the processor. Node tells it from 23.9 on; before, the kernel does. Elsewhere
 * it is that of the whole process, which is no less.
 */
export function threadMilliseconds(): number {
  try {
    return Number(readFileSync(SCHEDULER_FILE, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    const { user, system } = cpuUsage();
    return (user + system) / 1000;
  }
}
