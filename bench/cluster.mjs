import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../tools/process.mjs';
import { FIRST_PORT, startFurther, withProduct } from './product.mjs';
import { timed } from './statistics.mjs';

/** Restarts a process in order, by SIGTERM. @typedef {(name: string) => Promise<{ exitMs: number, startMs: number }>} Restart */

const PROXY_CONFIGURATION = path.join(repositoryRoot, 'tools/docker/haproxy.cfg');
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

/**
 * Runs two shells and three APIs behind HAProxy, with the configuration that docker-compose.yml uses, on the database
 * and the origins of a product.
 *
 * @template Result
 * @param {Record<string, string>} settings of the services.
 * @param {(cluster: { site: string, databaseUrl: string, names: string[], restart: Restart }) => Promise<Result>} measure
 */
export function withCluster(settings, measure) {
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
