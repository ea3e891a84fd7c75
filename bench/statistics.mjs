import { readFile } from 'node:fs/promises';

/**
 * Value below which a share of the sample lies (nearest rank).
 *
 * @param {readonly number[]} sample
 * @param {number} share 0 to 1.
 */
export function percentile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? NaN;
}

/** @param {readonly number[]} sample */
export function median(sample) {
  return percentile(sample, 0.5);
}

/** @param {number} value */
export function rounded(value, digits = 0) {
  return Number(value.toFixed(digits));
}

/** @param {readonly number[]} times in ms. */
export function describeTimes(times) {
  return {
    p50: rounded(percentile(times, 0.5), 1),
    p99: rounded(percentile(times, 0.99), 1),
    worst: rounded(percentile(times, 1)),
  };
}

/**
 * Runs the work and measures its time.
 *
 * @template Value
 * @param {() => Promise<Value>} work
 */
export async function timed(work) {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedAt };
}

/**
 * Samples the resident memory of a process, in MB, until it is stopped.
 *
 * @param {number} pid
 */
export function watchMemory(pid) {
  /** @type {number[]} */
  const samples = [];
  const sample = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const timer = setInterval(() => void sample(), 500);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      return samples;
    },
  };
}
