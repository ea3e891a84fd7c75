// @ts-check
import { fastify } from 'fastify';
import { guardConnections } from './guard-connections.mjs';

/**
 * A Fastify server that no slow or idle client can hold on to: headers have 10 s, a whole request 20 s (Node answers
 * 408), and each net has a bounded number of idle connections.
 *
 * Fastify's `trustProxy` takes no bare number of proxies, since it cannot tell who wrote the header. Here proxies are
 * the only ones that reach this server wherever the number is not 0 (docs/adr/0050-whose-address-counts.md).
 *
 * @param {import('fastify').FastifyServerOptions & { trustedHops: number }} options `trustedHops` is how many proxies
 *   stand in front of this server; 0 for none.
 */
export function createServer({ trustedHops, ...options }) {
  const app = fastify({
    trustProxy: trustedHops > 0 && ((_address, hop) => hop < trustedHops),
    requestTimeout: 20_000,
    keepAliveTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    ...options,
  });
  // Behind a proxy every connection is the proxy's, and carries many clients.
  guardConnections(app.server, { isClient: () => trustedHops === 0 });
  return app;
}
