import http from 'node:http';

const TICK_MS = 10;
const ANSWER_LIMIT_MS = 30_000;

/**
 * Sends requests at a rate, whether or not earlier ones were answered. A request is timed from the moment it was
 * due: one that had to wait for the generator counts as slow, not as absent.
 *
 * @param {{ origin: string, perSecond: number, seconds: number, mostInFlight: number, next: () => object }} options
 * @returns {Promise<{ answers: { dueAt: number, ms: number, status: number | string, kind: string }[], notSent: number }>}
 * `status` is the name of the error where no answer came; `dueAt` counts from the beginning.
 */
export async function sendAtRate({ origin, perSecond, seconds, mostInFlight, next }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: mostInFlight });
  const answers = [];
  const underWay = new Set();
  const total = perSecond * seconds;
  const startedAt = performance.now();
  let notSent = 0;
  let due = 0;
  while (due < total) {
    const now = performance.now() - startedAt;
    for (; due < total && (due * 1000) / perSecond <= now; due += 1) {
      if (underWay.size >= mostInFlight) {
        notSent += 1;
        continue;
      }
      const dueAt = (due * 1000) / perSecond;
      const request = next();
      const sending = send(origin, agent, request).then((status) => {
        answers.push({ dueAt, ms: performance.now() - startedAt - dueAt, status, kind: request.kind });
        underWay.delete(sending);
      });
      underWay.add(sending);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(underWay);
  agent.destroy();
  return { answers, notSent };
}

function send(origin, agent, { method = 'GET', path, headers = {}, body }) {
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
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    request.end(content);
  });
}
