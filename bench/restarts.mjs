/**
 * Requests that fail while each of two shells and three APIs is restarted three times, in turn, behind HAProxy: pages that
 * are cached and that are not, the API through the shell, files, and contact messages, each of which has to be stored
 * exactly once. Skipped where HAProxy is not installed.
 */
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from './open-loop.mjs';
import { hasProxy, withReplicas } from './replicas.mjs';
import { percentile, rounded } from './statistics.mjs';
import { storedRows, visitorRequests } from './visitors.mjs';

const REQUESTS = 10_000;
const ROUNDS = 3;
const CLIENTS = 24;
const PER_SECOND = 120;
const PATTERN = ['page, cached', 'page, cached', 'page, not cached', 'API', 'API', 'file', 'message'];
/** HAProxy notices within two seconds. The product's default is longer. */
const DRAIN_MILLISECONDS = process.env.BENCH_DRAIN_MILLISECONDS ?? '4000';

export async function measure() {
  if (!hasProxy()) {
    console.log('Skipped: HAProxy is not installed (Debian: apt-get install haproxy).');
    return undefined;
  }
  const settings = {
    DRAIN_MILLISECONDS,
    // The bench names a client of its own for each request, as a proxy in front of HAProxy would.
    TRUSTED_PROXY_HOPS: '2',
    // The rows of earlier runs stay.
    RETENTION_AUTOMATIC: 'false',
  };
  return withReplicas(settings, async ({ site, databaseUrl, names, restart }) => {
    const { run, next } = await visitorRequests(site, PATTERN);
    const traffic = sendSteadily(site, next);
    const restarts = await restartAll(names, restart, traffic);
    const responses = await traffic.end(REQUESTS);
    const messages = await countMessages(databaseUrl, run, responses);
    const failed = responses.filter(isFailed);
    if (failed.length > 0 || messages.stored !== messages.acknowledged) process.exitCode = 1;
    return {
      conditions: `${CLIENTS} keep-alive clients, ${PER_SECOND} requests a second in all; DRAIN_MILLISECONDS ${DRAIN_MILLISECONDS}; generator, proxy, database and all processes on the same machine`,
      requests: responses.length,
      failed: failed.length,
      messages,
      restarts,
      failures: failed.slice(0, 50),
      rows: describe(responses),
    };
  });
}

/** Sends until it is ended. Each client has one connection, and sends its next request after the last response. */
function sendSteadily(site, next) {
  const responses = [];
  const pauseMs = (CLIENTS * 1000) / PER_SECOND;
  const traffic = { during: '', least: Infinity };
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    await delay(Math.random() * pauseMs);
    while (responses.length < traffic.least) {
      const { expected, kind, ...request } = next();
      const { during } = traffic;
      const sentAt = performance.now();
      const status = await send(site, agent, request);
      const ms = performance.now() - sentAt;
      responses.push({ kind, path: request.path, expected, status, during, ms: rounded(ms, 1) });
      await delay(Math.max(0, pauseMs - ms));
    }
    agent.destroy();
  });
  return {
    /** Names what goes on, for the failures' list. */
    label: (text) => (traffic.during = text),
    async end(least) {
      traffic.least = least;
      await Promise.all(clients);
      return responses;
    },
  };
}

async function restartAll(names, restart, traffic) {
  const restarts = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of names) {
      traffic.label(`${name}, restart ${round}`);
      const { exitMs, startMs } = await restart(name);
      restarts.push({ name, round, exitMs: rounded(exitMs), startMs: rounded(startMs) });
    }
  }
  traffic.label('');
  return restarts;
}

/** Each message has to be stored exactly once. */
async function countMessages(databaseUrl, run, responses) {
  const { messages } = await storedRows(databaseUrl, run);
  const acknowledged = responses.filter(({ kind, status }) => kind === 'message' && status === 201);
  return { acknowledged: acknowledged.length, stored: messages.length };
}

const isFailed = ({ status, expected }) => status !== expected;

function describe(responses) {
  const kinds = [...new Set(responses.map(({ kind }) => kind))].sort();
  return [...kinds, undefined].map((kind) => {
    const own = responses.filter((response) => kind === undefined || response.kind === kind);
    const times = own.map(({ ms }) => ms);
    return {
      what: kind ?? 'all',
      requests: own.length,
      failed: own.filter(isFailed).length,
      p50: rounded(percentile(times, 0.5), 1),
      p99: rounded(percentile(times, 0.99), 1),
      worst: rounded(percentile(times, 1)),
    };
  });
}
