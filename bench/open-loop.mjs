import http from 'node:http';

const TICK_MS = 10;
const ANSWER_LIMIT_MS = 30_000;

/**
 * Sends requests at a fixed rate, whether or not earlier ones got a response (open loop). A request is timed from the
 * moment it was due, so one that waited for the generator counts as slow, not as absent.
 *
 * @param {{ origin: string, perSecond: number, seconds: number, mostInFlight: number, next: () => object }} options
 * @returns {Promise<{ responses: { dueAt: number, ms: number, status: number | string, kind: string, key?: string }[], notSent: number }>}
 * `status` is the name of the error where no response came; `dueAt` counts from the beginning; `key` is the request's.
 */
export async function sendAtRate({ origin, perSecond, seconds, mostInFlight, next }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: mostInFlight });
  const responses = [];
  const inFlight = new Set();
  const total = perSecond * seconds;
  const startedAt = performance.now();
  let notSent = 0;
  let due = 0;
  while (due < total) {
    const now = performance.now() - startedAt;
    for (; due < total && (due * 1000) / perSecond <= now; due += 1) {
      if (inFlight.size >= mostInFlight) {
        notSent += 1;
        continue;
      }
      const dueAt = (due * 1000) / perSecond;
      const request = next();
      const sending = send(origin, agent, request).then((status) => {
        const ms = performance.now() - startedAt - dueAt;
        responses.push({ dueAt, ms, status, kind: request.kind, key: request.key });
        inFlight.delete(sending);
      });
      inFlight.add(sending);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(inFlight);
  agent.destroy();
  return { responses, notSent };
}

/** @returns {Promise<number | string>} the status, or the name of the error where no response came. */
export function send(origin, agent, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      origin + path,
      {
        agent,
        method,
        timeout: ANSWER_LIMIT_MS,
        headers: {
          ...headers,
          ...(content
            ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }
            : {}),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
          resolve(error.code ?? error.message),
        );
      },
    );
    request.once('timeout', () => request.destroy(new Error('no response')));
    request.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    request.end(content);
  });
}
