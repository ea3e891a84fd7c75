import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startEmbeddedPostgres } from '../tools/database.mjs';
import { startOrigin } from '../tools/origins.mjs';
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

const STATE_DIRECTORY = path.join(repositoryRoot, '.stillsam/bench-replicas');
const PROXY_CONFIGURATION = path.join(repositoryRoot, 'tools/docker/haproxy.cfg');

/** `shell` and `api` are the proxy's. */
const PORTS = Object.fromEntries(
  ['shell', 'api', 'site', 'exercises', 'admin', 'database'].map((name, index) => [name, FIRST_PORT + index]),
);
const SHELL = { service: 'shell', script: 'shell/dist/server/server.cjs', ready: '/health/ready' };
const API = { service: 'api', script: 'api/dist/main.mjs', ready: '/api/health/ready' };
/** In the order they start. */
const REPLICAS = {
  'api-1': { ...API, port: FIRST_PORT + 6 },
  'api-2': { ...API, port: FIRST_PORT + 7 },
  'shell-1': { ...SHELL, port: FIRST_PORT + 8 },
  'shell-2': { ...SHELL, port: FIRST_PORT + 9 },
};
const BUILT_PARTS = [
  '@stillsam/shell',
  '@stillsam/api',
  ...Object.values(REMOTES).map(({ project }) => project),
];

/** Until the proxy has seen that a process is ready: one check, a second apart. */
const PROXY_NOTICES_MS = 2000;

export const hasProxy = () => spawnSync('haproxy', ['-v']).status === 0;

/**
 * Two shells and two APIs behind HAProxy, with the configuration that docker-compose.yml uses.
 *
 * @param {NodeJS.ProcessEnv} settings of the services.
 * @param {(product: { site: string, databaseUrl: string, replicas: string[], originOf: (name: string) => string, restart: (name: string) => Promise<{ exitMs: number, startMs: number }> }) => Promise<object>} measure
 */
export async function withReplicas(settings, measure) {
  await assertPortsFree(PORTS);
  process.env.RELEASES_DIR = path.join(STATE_DIRECTORY, 'releases');
  await run(
    'node_modules/.bin/nx',
    ['run-many', '-t', 'build', '-p', BUILT_PARTS.join(), '--outputStyle=static'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const stops = [];
  try {
    const database = await startEmbeddedPostgres({
      dataDir: path.join(STATE_DIRECTORY, 'postgres'),
      port: PORTS.database,
    });
    stops.push(database.stop);
    const env = await productEnvironment(
      { ...process.env, LOG_LEVEL: 'error', ...settings },
      {
        ports: PORTS,
        databaseUrl: database.url,
        stateDirectory: STATE_DIRECTORY,
        nodeEnvironment: 'production',
      },
    );
    await prepareDatabase(env);
    for (const name of Object.keys(REMOTES)) {
      await makeRelease(name);
      stops.push(await startOrigin(name, PORTS, env));
    }
    env.REMOTES_REGISTRY = await writeRegistry(path.join(releasesRoot(), 'registry.json'), {
      publicOriginOf: (name) => `http://localhost:${PORTS[name]}`,
      internalOriginOf: (name) => `http://127.0.0.1:${PORTS[name]}`,
      environment: process.env,
    });
    stops.push(startProxy());
    const services = {};
    const start = async (name) => {
      services[name] = startReplica(name, env);
      await waitUntilReady(name, `http://127.0.0.1:${REPLICAS[name].port}${REPLICAS[name].ready}`);
      await new Promise((resolve) => setTimeout(resolve, PROXY_NOTICES_MS));
    };
    for (const name of Object.keys(REPLICAS)) {
      stops.push(() => services[name]?.stop());
      await start(name);
    }
    const restart = async (name) => {
      const stoppedAt = performance.now();
      await services[name].stop('SIGTERM');
      const startedAt = performance.now();
      await start(name);
      return { exitMs: startedAt - stoppedAt, startMs: performance.now() - startedAt - PROXY_NOTICES_MS };
    };
    return await measure({
      site: `http://127.0.0.1:${PORTS.shell}`,
      databaseUrl: database.url,
      replicas: Object.keys(REPLICAS),
      originOf: (name) => `http://127.0.0.1:${REPLICAS[name].port}`,
      restart,
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function startReplica(name, env) {
  const { service, script, port } = REPLICAS[name];
  const own = {
    ...environmentOf(service, env),
    [`${service.toUpperCase()}_PORT`]: String(port),
    ...(service === 'shell' ? { KEPT_RELEASES_DIR: path.join(STATE_DIRECTORY, `kept-${name}`) } : {}),
  };
  return startService(name, script, own, (_name, code) => {
    throw new Error(`The ${name} ended by itself (${code})`);
  });
}

function startProxy() {
  const addresses = Object.entries(REPLICAS).map(([name, { port }]) => [
    name.toUpperCase().replace('-', '_'),
    `127.0.0.1:${port}`,
  ]);
  const proxy = spawn('haproxy', ['-db', '-f', PROXY_CONFIGURATION], {
    env: {
      PATH: process.env.PATH,
      SITE_BIND: `127.0.0.1:${PORTS.shell}`,
      API_BIND: `127.0.0.1:${PORTS.api}`,
      ...Object.fromEntries(addresses),
    },
    stdio: 'ignore',
  });
  return async () => {
    const exited = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await exited;
  };
}
