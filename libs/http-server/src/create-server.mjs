// @ts-check
import proxyAddr from '@fastify/proxy-addr';
import { fastify } from 'fastify';
import { netOf } from './net-address.mjs';

const CHECK_MS = 1000;
/** Milliseconds for which a new or just used connection is spared: in a burst, requests arrive later. */
const GRACE_MS = 2000;

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

/**
 * @typedef {object} GuardOptions
 * @property {(address: string) => boolean} [isClient] whether an address is a client's; a proxy carries many clients,
 *   so its connections are not counted. Default: every address is.
 * @property {number} [mostPerNet] connections that a net may leave idle or slow. Default 128.
 * @property {number} [stalledMs] a connection on which nothing moves for so long is cut. Default 20 seconds.
 */

/**
 * @typedef {object} Connection
 * @property {string} net
 * @property {number} since when it was opened, or its last request began or ended.
 * @property {import('node:http').IncomingMessage} [request]
 * @property {import('node:http').ServerResponse} [response]
 */

/**
 * Bounds idle connections. Node's socket timeout, off by default, closes the connections of clients that do not read.
 * Of a net with too many connections the oldest idle ones are closed. Node has no option for that: its
 * `maxConnections` refuses new clients, whoever holds the others.
 *
 * @param {import('node:http').Server} server
 * @param {GuardOptions} [options]
 */
export function guardConnections(
  server,
  { isClient = () => true, mostPerNet = 128, stalledMs = 20_000 } = {},
) {
  /** @type {Map<import('node:net').Socket, Connection>} */
  const connections = new Map();
  server.setTimeout(stalledMs);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!isClient(address)) return;
    connections.set(socket, { net: netOf(address), since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    Object.assign(connection, { request, response, since: performance.now() });
    response.once('close', () => {
      connection.since = performance.now();
    });
  });
  const timer = setInterval(() => closeIdle(connections, mostPerNet), CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * @param {Map<import('node:net').Socket, Connection>} connections in the order of opening.
 * @param {number} mostPerNet
 */
function closeIdle(connections, mostPerNet) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { net } of connections.values()) counts.set(net, (counts.get(net) ?? 0) + 1);
  for (const [socket, connection] of connections) {
    const count = counts.get(connection.net) ?? 0;
    if (count <= mostPerNet || !isIdle(connection)) continue;
    socket.destroy();
    counts.set(connection.net, count - 1);
  }
}

/** Whether no request is being worked on. @param {Connection} connection */
function isIdle({ since, request, response }) {
  if (performance.now() - since < GRACE_MS) return false;
  return !request?.complete || response?.writableEnded === true;
}
