import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 10;
const RESPONSE_LIMIT_MS = 30_000;

/**
 * @typedef {{ kind: string, path: string, method?: string, headers?: Record<string, string>, body?: object }} Request
 * @typedef {{ kind: string, dueAt: number, ms: number, status: number | string }} Response `dueAt`: ms since the beginning.
 */

/**
 * Sends requests at a fixed rate, whether or not earlier ones got a response (open loop). A request is timed from the
 * moment it was due, so one that waited for the generator counts as slow, not as absent.
 *
 * @param {{ origin: string, perSecond: number, seconds: number, maxInFlight: number, next: () => Request }} options
 */
export async function sendAtRate({ origin, perSecond, seconds, maxInFlight, next }) {
  /** @type {Response[]} */
  const responses = [];
  /** @type {Set<Promise<void>>} */
  const inFlight = new Set();
  const startedAt = performance.now();
  let notSent = 0;
  for (let due = 0; due < perSecond * seconds; due += 1) {
    const dueAt = (due * 1000) / perSecond;
    while (performance.now() - startedAt < dueAt) await delay(TICK_MS);
    if (inFlight.size >= maxInFlight) {
      notSent += 1;
      continue;
    }
    const request = next();
    const sending = send(origin, request).then((status) => {
      responses.push({ kind: request.kind, dueAt, ms: performance.now() - startedAt - dueAt, status });
      inFlight.delete(sending);
    });
    inFlight.add(sending);
  }
  await Promise.all(inFlight);
  return { responses, notSent };
}

/**
 * @param {string} origin
 * @param {Request} request
 * @returns {Promise<number | string>} the status, or the name of the error where no response came.
 */
export async function send(origin, { method = 'GET', path, headers, body }) {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}
