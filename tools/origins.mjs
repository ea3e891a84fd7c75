import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from './process.mjs';
import { releasesDirectory } from './releases.mjs';
import { createStaticOrigin, readHops, readOrigins } from './static-origin.mjs';

/**
 * Starts the static origin of a remote in this process.
 *
 * @param {string} name short name of the remote: site, exercises or admin.
 * @param {Record<string, number>} ports
 * @param {NodeJS.ProcessEnv} env of all services together.
 * @returns {Promise<() => Promise<void>>} stops it.
 */
export async function startOrigin(name, ports, env) {
  const server = await createStaticOrigin({
    name,
    directory: releasesDirectory(name),
    allowedOrigins: [env.SITE_ORIGIN, ...readOrigins(env.ALLOWED_ORIGINS)],
    trustedHops: readHops(env.TRUSTED_PROXY_HOPS),
    admin: name === 'admin' ? adminOptions(env) : undefined,
  });
  server.listen(ports[name], '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

function adminOptions(env) {
  return {
    directory: path.join(repositoryRoot, 'admin-mfe/dist/standalone'),
    apiOrigin: env.API_INTERNAL_ORIGIN,
    siteOrigin: env.SITE_ORIGIN,
  };
}
