// @ts-check
import proxyAddr from '@fastify/proxy-addr';
import { fastify } from 'fastify';
import { guardConnections } from './guard-connections.mjs';

/**
 * A Fastify server with limits for slow and idle clients: 10 s for the headers, 20 s for a whole request (then Node
 * responds with 408), and a bounded number of idle connections for each net.
 *
 * Fastify's `trustProxy` takes no bare number of proxies, since a client may forge the header. Where the number is not
 * 0, only proxies reach this server (docs/adr/0050-client-addresses-behind-proxies.md).
 *
 * @typedef {object} Proxies
 * @property {number} [trustedHops] how many proxies are in front of this server. Default: none.
 * @property {string[]} [trustedProxies] addresses and nets of proxies, where others reach this server too.
 *
 * @param {import('fastify').FastifyServerOptions & Proxies} options
 */
export function createServer({ trustedHops = 0, trustedProxies = [], ...options }) {
  const isListed = proxyAddr.compile(trustedProxies);
  /** @type {(address: string, hop: number) => boolean} */
  const isProxy = (address, hop) => hop < trustedHops || isListed(address, hop);
  const app = fastify({
    trustProxy: (trustedHops > 0 || trustedProxies.length > 0) && isProxy,
    requestTimeout: 20_000,
    keepAliveTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes is served.
    return503OnClosing: false,
    ...options,
  });
  // Behind a proxy every connection is the proxy's, and carries the requests of many clients.
  guardConnections(app.server, { isClient: (address) => !isProxy(address, 0) });
  return app;
}
