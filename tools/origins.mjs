import { once } from 'node:events';
import { releasesDirectory, remoteOf } from './releases.mjs';
import { createStaticOrigin, readHops } from './static-origin.mjs';

/**
 * Starts the static origin of a remote in this process.
 *
 * @param {string} name of the remote.
 * @param {Record<string, number>} ports
 * @param {NodeJS.ProcessEnv & { API_INTERNAL_ORIGIN: string, SITE_ORIGIN: string }} env of all services together.
 * @returns {Promise<() => Promise<void>>} stops it.
 */
export async function startOrigin(name, ports, env) {
  const server = await createStaticOrigin({
    name,
    directory: releasesDirectory(name),
    trustedHops: readHops(env.TRUSTED_PROXY_HOPS),
    admin:
      remoteOf(name).area === 'admin'
        ? { apiOrigin: env.API_INTERNAL_ORIGIN, siteOrigin: env.SITE_ORIGIN }
        : undefined,
  });
  server.listen(ports[name], '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}
