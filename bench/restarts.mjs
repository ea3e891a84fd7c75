/**
 * Requests that fail while each of two shells and three APIs is restarted three times, in turn, behind HAProxy: pages that
 * are cached and that are not, the API through the shell, files, and contact messages, each of which has to be stored
 * exactly once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../tools/process.mjs';
import { FIRST_PORT, startFurther, withProduct } from './product.mjs';
import { send, visitorRequests } from './requests.mjs';
import { withDatabase } from './seeds.mjs';
import { describeTimes, rounded, timed } from './statistics.mjs';

/** @typedef {{ kind: string, path: string, expected: number, status: number | string, during: string, ms: number }} Response */
/** Restarts a process in order, by SIGTERM. @typedef {(name: string) => Promise<{ exitMs: number, startMs: number }>} Restart */

const REQUESTS = 10_000;
const ROUNDS = 3;
const CLIENTS = 24;
const PER_SECOND = 120;
/** HAProxy notices within two seconds. The product's default is longer. */
const DRAIN_MILLISECONDS = '4000';
const PROXY_CONFIGURATION = `${repositoryRoot}/tools/docker/haproxy.cfg`;
const PROXY = { site: `127.0.0.1:${FIRST_PORT + 30}`, api: `127.0.0.1:${FIRST_PORT + 31}` };
/** Until the proxy has seen that a process is ready: one check, a second apart. */
const PROXY_NOTICES_MS = 2000;
/** Their ports. @type {Record<string, number>} */
const MEMBERS = {
  'api-1': FIRST_PORT + 32,
  'api-2': FIRST_PORT + 33,
  'api-3': FIRST_PORT + 34,
  'shell-1': FIRST_PORT + 35,
  'shell-2': FIRST_PORT + 36,
};

export async function measure() {
  const settings = {
    DRAIN_MILLISECONDS,
    // The bench names a client of its own for each request, as a proxy in front of HAProxy would.
    TRUSTED_PROXY_HOPS: '2',
  };
  return withCluster(settings, async ({ site, databaseUrl, names, restart }) => {
    const { run, next } = await visitorRequests(site);
    let during = '';
    const endTraffic = sendSteadily(site, next, () => during);
    const restarts = [];
    for (const name of Array.from({ length: ROUNDS }, () => names).flat()) {
      during = `${name}, restart ${restarts.length + 1}`;
      const { exitMs, startMs } = await restart(name);
      restarts.push({ name, exitMs: rounded(exitMs), startMs: rounded(startMs) });
    }
    during = '';
    const responses = await endTraffic();
    const acknowledged = responses.filter(({ kind, status }) => kind === 'message' && status === 201).length;
    const stored = await withDatabase(databaseUrl, (client) =>
      client.query('SELECT FROM contact_messages WHERE message LIKE $1', [`${run} %`]),
    );
    const failed = responses.filter(isFailed);
    if (failed.length > 0 || stored.rowCount !== acknowledged) process.exitCode = 1;
    return {
      conditions: `${CLIENTS} clients, ${PER_SECOND} requests a second in all; DRAIN_MILLISECONDS ${DRAIN_MILLISECONDS}; generator, proxy, database and all processes on the same machine`,
      messages: { acknowledged, stored: stored.rowCount },
      restarts,
      failures: failed.slice(0, 50),
      rows: describeKinds(responses),
    };
  });
}

/**
 * Sends until it is ended, at least {@link REQUESTS}. Each client sends its next request after the last response.
 *
 * @param {string} site
 * @param {() => import('./requests.mjs').VisitorRequest} next
 * @param {() => string} readPhase what goes on, for the failures' list.
 */
function sendSteadily(site, next, readPhase) {
  /** @type {Response[]} */
  const responses = [];
  const pauseMs = (CLIENTS * 1000) / PER_SECOND;
  let minimum = Infinity;
  const clients = Array.from({ length: CLIENTS }, async () => {
    await delay(Math.random() * pauseMs);
    while (responses.length < minimum) {
      const request = next();
      const { kind, path, expected } = request;
      const during = readPhase();
      const { value: status, ms } = await timed(() => send(site, request));
      responses.push({ kind, path, expected, during, status, ms: rounded(ms, 1) });
      await delay(Math.max(0, pauseMs - ms));
    }
  });
  return async () => {
    minimum = REQUESTS;
    await Promise.all(clients);
    return responses;
  };
}

/** @param {Response} response */
const isFailed = ({ status, expected }) => status !== expected;

/** @param {Response[]} responses */
function describeKinds(responses) {
  const kinds = [...new Set(responses.map(({ kind }) => kind))].sort();
  return [...kinds, undefined].map((kind) => {
    const own = responses.filter((response) => kind === undefined || response.kind === kind);
    return {
      what: kind ?? 'all',
      requests: own.length,
      failed: own.filter(isFailed).length,
      ...describeTimes(own.map(({ ms }) => ms)),
    };
  });
}

/**
 * Runs two shells and three APIs behind HAProxy, with the configuration that docker-compose.yml uses, on the database
 * and the origins of a product.
 *
 * @template Result
 * @param {Record<string, string>} settings of the services.
 * @param {(cluster: { site: string, databaseUrl: string, names: string[], restart: Restart }) => Promise<Result>} measure
 */
function withCluster(settings, measure) {
  return withProduct(async ({ environment, databaseUrl }) => {
    /** @type {Record<string, Awaited<ReturnType<typeof startFurther>>>} */
    const members = {};
    /** @param {string} name */
    const start = async (name) => {
      const service = name.startsWith('api') ? 'api' : 'shell';
      members[name] = await startFurther(service, {
        ...environment,
        API_INTERNAL_ORIGIN: `http://${PROXY.api}`,
        [`${service.toUpperCase()}_PORT`]: String(MEMBERS[name]),
        KEPT_RELEASES_DIR: `${environment.KEPT_RELEASES_DIR}-${name}`,
      });
    };
    const stopProxy = startProxy();
    try {
      for (const name of Object.keys(MEMBERS)) await start(name);
      await delay(PROXY_NOTICES_MS);
      return await measure({
        site: `http://${PROXY.site}`,
        databaseUrl,
        names: Object.keys(MEMBERS),
        async restart(name) {
          const stopped = await timed(async () => members[name]?.stop('SIGTERM'));
          const started = await timed(() => start(name));
          await delay(PROXY_NOTICES_MS);
          return { exitMs: stopped.ms, startMs: started.ms };
        },
      });
    } finally {
      for (const { stop } of Object.values(members)) await stop();
      await stopProxy();
    }
  }, settings);
}

/** @returns stops it. */
function startProxy() {
  const addresses = Object.entries(MEMBERS).map(([name, port]) => [
    name.toUpperCase().replace('-', '_'),
    `127.0.0.1:${port}`,
  ]);
  const proxy = spawn('haproxy', ['-db', '-f', PROXY_CONFIGURATION], {
    env: {
      PATH: process.env.PATH,
      SITE_BIND: PROXY.site,
      API_BIND: PROXY.api,
      ...Object.fromEntries(addresses),
    },
    stdio: 'ignore',
  });
  const exited = once(proxy, 'exit');
  return async () => {
    proxy.kill('SIGTERM');
    await exited;
  };
}
