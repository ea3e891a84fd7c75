// @ts-check
import { netOf } from './net-address.mjs';

const CHECK_MS = 1000;
/** Milliseconds for which a new or just used connection is spared: in a burst, requests arrive later. */
const GRACE_MS = 2000;

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
