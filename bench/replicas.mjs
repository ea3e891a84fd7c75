import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../tools/database.mjs';
import { assertPortsFree } from '../tools/ports.mjs';
import { prepareDatabase } from '../tools/prepare-database.mjs';
import { repositoryRoot, run } from '../tools/process.mjs';
import { productEnvironment } from '../tools/product-environment.mjs';
import { makeRelease } from '../tools/release/make-release.mjs';
import { writeRegistry } from '../tools/release/registry.mjs';
import { REMOTES, releasesRoot } from '../tools/releases.mjs';
import { environmentOf } from '../tools/service-environments.mjs';
import { startService, waitUntilReady } from '../tools/services.mjs';
import { FIRST_PORT } from './product.mjs';

let stateDirectory = path.join(repositoryRoot, '.stillsam/bench-replicas');
const PROXY_CONFIGURATION = path.join(repositoryRoot, 'tools/docker/haproxy.cfg');

/** `shell` and `api` are the proxy's. */
const PORTS = Object.fromEntries(
  ['shell', 'api', 'site', 'exercises', 'admin', 'database'].map((name, index) => [name, FIRST_PORT + index]),
);
const SHELL = { service: 'shell', script: 'shell/dist/server/server.cjs', ready: '/health/ready' };
const API = { service: 'api', script: 'api/dist/main.mjs', ready: '/api/health/ready' };
const ORIGIN = { service: 'origin', script: 'tools/static-origin.mjs', ready: '/health/ready' };
/** From a shell's port to that of its metrics, where `METRICS_PORT` is set. */
const METRICS_OFFSET = 20;
/** In the order they start. */
const PROCESSES = {
  ...Object.fromEntries(Object.keys(REMOTES).map((name) => [name, { ...ORIGIN, port: PORTS[name] }])),
  'api-1': { ...API, port: FIRST_PORT + 6 },
  'api-2': { ...API, port: FIRST_PORT + 7 },
  'api-3': { ...API, port: FIRST_PORT + 8 },
  'shell-1': { ...SHELL, port: FIRST_PORT + 9 },
  'shell-2': { ...SHELL, port: FIRST_PORT + 10 },
};
const BUILT_PARTS = [
  '@stillsam/shell',
  '@stillsam/api',
  ...Object.values(REMOTES).map(({ project }) => project),
];

/** Until the proxy has seen that a process is ready: one check, a second apart. */
const PROXY_NOTICES_MS = 2000;
/** Docker's pause before it starts a container again. */
const SUPERVISOR_PAUSE_MS = 100;

export const hasProxy = () => spawnSync('haproxy', ['-v']).status === 0;

/**
 * @typedef {object} Replicas
 * @property {string} site the proxy's address for visitors.
 * @property {string} api its address for shells.
 * @property {string} databaseUrl
 * @property {string[]} names of the shells and APIs.
 * @property {(name: string) => string} originOf a process's own address.
 * @property {(name: string) => string} metricsOf address of a shell's metrics, where `METRICS_PORT` is set.
 * @property {(name: string) => number} pidOf `proxy` too.
 * @property {() => Promise<number>} databasePid
 * @property {(name: string) => Promise<{ exitMs: number, startMs: number }>} restart in order, by SIGTERM.
 * @property {(name: string) => Promise<{ readyMs: number }>} kill by SIGKILL, and start as a supervisor does.
 * @property {(signal: 'SIGKILL' | 'SIGTERM') => Promise<{ readyMs: number }>} restartDatabase
 */

/**
 * Shells, APIs and origins behind HAProxy, with the configuration that docker-compose.yml uses.
 *
 * @param {NodeJS.ProcessEnv} settings of the services.
 * @param {(replicas: Replicas) => Promise<object>} measure
 * @param {(name: string) => boolean} isWanted which of the processes run; all unless told otherwise.
 * @param {string} state folder of the database and the releases, below `.stillsam`.
 */
export async function withReplicas(settings, measure, isWanted = () => true, state = 'bench-replicas') {
  stateDirectory = path.join(repositoryRoot, '.stillsam', state);
  await assertPortsFree(PORTS);
  process.env.RELEASES_DIR = path.join(stateDirectory, 'releases');
  await run(
    'node_modules/.bin/nx',
    ['run-many', '-t', 'build', '-p', BUILT_PARTS.join(), '--outputStyle=static'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const stops = [];
  try {
    const database = { dataDir: path.join(stateDirectory, 'postgres'), port: PORTS.database };
    let postgres = await startEmbeddedPostgres(database);
    stops.push(() => postgres.stop());
    const env = await readEnvironment(settings, postgres.url);
    await prepareDatabase(env);
    for (const name of Object.keys(REMOTES)) await makeRelease(name);
    env.REMOTES_REGISTRY = await writeRegistry(path.join(releasesRoot(), 'registry.json'), {
      publicOriginOf: (name) => `http://localhost:${PORTS[name]}`,
      internalOriginOf: (name) => `http://127.0.0.1:${PORTS[name]}`,
      environment: process.env,
    });
    const services = { proxy: startProxy() };
    const names = Object.keys(PROCESSES).filter(isWanted);
    const start = async (name) => {
      services[name] = name === 'proxy' ? startProxy() : startProcess(name, env);
      await waitUntilReady(name, readinessOf(name));
    };
    stops.push(() => services.proxy.stop());
    for (const name of names) {
      stops.push(() => services[name]?.stop());
      await start(name);
    }
    await delay(PROXY_NOTICES_MS);
    return await measure({
      site: `http://127.0.0.1:${PORTS.shell}`,
      api: `http://127.0.0.1:${PORTS.api}`,
      databaseUrl: postgres.url,
      names: names.filter((name) => PROCESSES[name].service !== 'origin'),
      pidOf: (name) => services[name].pid,
      databasePid: () => postgres.pid(),
      async restart(name) {
        const stoppedAt = performance.now();
        await services[name].stop('SIGTERM');
        const startedAt = performance.now();
        await start(name);
        const startMs = performance.now() - startedAt;
        await delay(PROXY_NOTICES_MS);
        return { exitMs: startedAt - stoppedAt, startMs };
      },
      async kill(name) {
        const killedAt = performance.now();
        await services[name].kill();
        await delay(SUPERVISOR_PAUSE_MS);
        await start(name);
        return { readyMs: performance.now() - killedAt };
      },
      async restartDatabase(signal) {
        const stoppedAt = performance.now();
        process.kill(await postgres.pid(), signal === 'SIGKILL' ? signal : 'SIGINT');
        await postgres.stop();
        postgres = await startEmbeddedPostgres(database);
        return { readyMs: performance.now() - stoppedAt };
      },
      originOf: (name) => `http://127.0.0.1:${PROCESSES[name].port}`,
      metricsOf: (name) => `http://127.0.0.1:${PROCESSES[name].port + METRICS_OFFSET}/metrics`,
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function readEnvironment(settings, databaseUrl) {
  return productEnvironment(
    { ...process.env, LOG_LEVEL: 'error', ...settings },
    { ports: PORTS, databaseUrl, stateDirectory, nodeEnvironment: 'production' },
  );
}

function readinessOf(name) {
  if (name === 'proxy') return `http://127.0.0.1:${PORTS.shell}/health/ready`;
  return `http://127.0.0.1:${PROCESSES[name].port}${PROCESSES[name].ready}`;
}

function startProcess(name, env) {
  const { service, script, port } = PROCESSES[name];
  const own =
    service === 'origin'
      ? originEnvironment(name, env)
      : {
          ...environmentOf(service, env),
          [`${service.toUpperCase()}_PORT`]: String(port),
          ...(service === 'shell' ? { KEPT_RELEASES_DIR: path.join(stateDirectory, `kept-${name}`) } : {}),
          ...(env.METRICS_PORT && service === 'shell' ? { METRICS_PORT: String(port + METRICS_OFFSET) } : {}),
        };
  let isKilled = false;
  let ended = () => {};
  const end = new Promise((resolve) => (ended = () => resolve(undefined)));
  const started = startService(name, script, own, (_name, code) => {
    if (!isKilled) throw new Error(`The ${name} ended by itself (${code})`);
    ended();
  });
  return {
    ...started,
    async kill() {
      isKilled = true;
      process.kill(started.pid, 'SIGKILL');
      await end;
    },
  };
}

function originEnvironment(name, env) {
  const names = ['PATH', 'RELEASES_DIR', 'API_INTERNAL_ORIGIN', 'SITE_ORIGIN', 'DRAIN_MILLISECONDS'];
  const shared = names.filter((key) => env[key] !== undefined).map((key) => [key, env[key]]);
  return { ...Object.fromEntries(shared), PART: name, AREA: REMOTES[name].area, PORT: String(PORTS[name]) };
}

function startProxy() {
  const addresses = Object.entries(PROCESSES)
    .filter(([, { service }]) => service !== 'origin')
    .map(([name, { port }]) => [name.toUpperCase().replace('-', '_'), `127.0.0.1:${port}`]);
  const proxy = spawn('haproxy', ['-db', '-f', PROXY_CONFIGURATION], {
    env: {
      PATH: process.env.PATH,
      SITE_BIND: `127.0.0.1:${PORTS.shell}`,
      API_BIND: `127.0.0.1:${PORTS.api}`,
      ...Object.fromEntries(addresses),
    },
    stdio: 'ignore',
  });
  const exited = once(proxy, 'exit');
  const end = async (signal) => {
    proxy.kill(signal);
    await exited;
  };
  return { pid: proxy.pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
