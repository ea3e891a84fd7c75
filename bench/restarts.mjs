/**
 * Requests that fail while each of two shells and two APIs is restarted three times, in turn, behind HAProxy: pages that
 * are cached and that are not, the API through the shell, files, and contact messages, each of which has to be stored
 * exactly once. Skipped where HAProxy is not installed.
 */
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { send } from './open-loop.mjs';
import { hasProxy, withReplicas } from './replicas.mjs';
import { percentile, rounded } from './statistics.mjs';

const REQUESTS = 10_000;
const ROUNDS = 3;
const CLIENTS = 24;
const PER_SECOND = 120;
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
  return withReplicas(settings, async ({ site, databaseUrl, replicas, restart }) => {
    const next = await mixedRequests(site);
    const traffic = sendSteadily(site, next.request);
    const restarts = await restartAll(replicas, restart, traffic);
    const responses = await traffic.end(REQUESTS);
    const messages = await countMessages(databaseUrl, next.run, responses);
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

/** Every kind of request that a visitor makes. @returns the next request, and a name that the run's messages carry. */
async function mixedRequests(site) {
  const { posts } = await (await fetch(`${site}/api/blog/posts`)).json();
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site)).text())?.[0];
  if (!script || posts.length === 0)
    throw new Error('The front page has no script, or the library no article.');
  const run = `omstart-${Date.now().toString(36)}`;
  const article = (count) => `/kunskapsbibliotek/${posts[count % posts.length].slug}`;
  const pages = ['/', '/kunskapsbibliotek', '/resurser', '/resurser/mindful-andning', '/kontakt'];
  const reads = ['/api/products', '/api/blog/posts?search=andning', '/api/blog/posts?page=2'];
  const kinds = [
    (count) => ({ kind: 'page, cached', path: pages[count % pages.length] }),
    (count) => ({ kind: 'page, cached', path: article(count) }),
    (count) => ({ kind: 'page, not cached', path: `${article(count)}?n=${run}-${count}` }),
    (count) => ({ kind: 'API', path: reads[count % reads.length] }),
    (count) => ({ kind: 'API', path: `/api/blog/posts/${posts[count % posts.length].slug}` }),
    () => ({ kind: 'file', path: script }),
    (count) => ({
      kind: 'message',
      method: 'POST',
      path: '/api/contact',
      headers: { 'Idempotency-Key': `${run}-${String(count).padStart(8, '0')}` },
      body: { name: 'Anna', email: 'anna@exempel.se', message: `${run} ${count}` },
      expected: 201,
    }),
  ];
  let count = 0;
  const request = () => {
    count += 1;
    const { headers, expected = 200, ...rest } = kinds[count % kinds.length](count);
    const client = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return { ...rest, expected, headers: { ...headers, 'X-Forwarded-For': client } };
  };
  return { run, request };
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

async function restartAll(replicas, restart, traffic) {
  const restarts = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of replicas) {
      traffic.label(`${name}, restart ${round}`);
      const { exitMs, startMs } = await restart(name);
      restarts.push({ name, round, exitMs: rounded(exitMs), startMs: rounded(startMs) });
    }
  }
  traffic.label('');
  return restarts;
}

async function countMessages(databaseUrl, run, responses) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT count(*)::int AS stored FROM contact_messages WHERE message LIKE $1',
      [`${run} %`],
    );
    const acknowledged = responses.filter(({ kind, status }) => kind === 'message' && status === 201);
    return { acknowledged: acknowledged.length, stored: rows[0].stored };
  } finally {
    await client.end();
  }
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
