// @ts-check
import { fastify } from 'fastify';
import { guardConnections } from './guard-connections.mjs';

/**
 * A Fastify server with limits for slow and idle clients: 10 s for the headers, 20 s for a whole request (then Node
 * responds with 408), and a bounded number of idle connections for each net.
 *
 * Fastify's `trustProxy` takes no bare number of proxies, since a client may forge the header. Where the number is not
 * 0, only proxies reach this server (docs/adr/0050-whose-address-counts.md).
 *
 * @param {import('fastify').FastifyServerOptions & { trustedHops: number }} options `trustedHops` is how many proxies
 *   are in front of this server; 0 for none.
 */
export function createServer({ trustedHops, ...options }) {
  const app = fastify({
    trustProxy: trustedHops > 0 && ((_address, hop) => hop < trustedHops),
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
  guardConnections(app.server, { isClient: () => trustedHops === 0 });
  return app;
}
