// @ts-check
import { netOf } from './net-address.mjs';

const SWEEP_MS = 1000;
/** A connection is spared for so long: in a burst many are open before their requests arrive. */
const GRACE_MS = 2000;
const TIMEOUT_ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * @typedef {object} GuardOptions
 * @property {(address: string) => boolean} [isClient] whether an address is a client's; a proxy carries many clients,
 *   so its connections are not counted. Default: every address is.
 * @property {number} [mostPerNet] connections that a net may leave idle or slow. Default 128.
 * @property {number} [smallBodyBytes] a body up to this declared length has to arrive within smallBodyMs. Default 100 kB.
 * @property {number} [smallBodyMs] Default 8 seconds.
 * @property {number} [stalledMs] a client that takes nothing of what was written for so long is cut. Default 20 seconds.
 */

/**
 * @typedef {object} Connection
 * @property {string | null} net null: not counted.
 * @property {number} since when it was opened, or its last request began or ended.
 * @property {import('node:http').IncomingMessage | null} request
 * @property {import('node:http').ServerResponse | null} response
 * @property {number} sent bytes that the client took.
 * @property {number} sentAt when that last changed.
 */

/**
 * Cuts connections that hold a server's resources without using them: bodies that trickle in, readers that do not
 * read, and, of a net that holds too many, the oldest idle ones. Requests that are being worked on are never cut.
 * Slow headers are left to Node's `headersTimeout`.
 *
 * @param {import('node:http').Server} server
 * @param {GuardOptions} [options]
 */
export function guardConnections(
  server,
  {
    isClient = () => true,
    mostPerNet = 128,
    smallBodyBytes = 100 * 1024,
    smallBodyMs = 8000,
    stalledMs = 20_000,
  } = {},
) {
  /** @type {Map<import('node:net').Socket, Connection>} */
  const connections = new Map();

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const now = performance.now();
    const net = isClient(address) ? netOf(address) : null;
    connections.set(socket, { net, since: now, request: null, response: null, sent: 0, sentAt: now });
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

  const sweep = () => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (isStalled(socket, connection, now, stalledMs)) socket.destroy();
      else if (isSlowBody(connection, now)) endWithTimeout(socket, connection);
    }
    for (const sockets of crowdsOf(connections, mostPerNet)) {
      const spare = sockets.filter((socket) => isSpare(connections.get(socket), now));
      for (const socket of spare.slice(0, sockets.length - mostPerNet)) socket.destroy();
    }
  };
  /** @param {Connection} connection @param {number} now */
  const isSlowBody = ({ request, since }, now) =>
    request !== null &&
    !request.complete &&
    Number(request.headers['content-length'] ?? Infinity) <= smallBodyBytes &&
    now - since > smallBodyMs;

  const timer = setInterval(sweep, SWEEP_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * @param {import('node:net').Socket} socket
 * @param {Connection} connection
 * @param {number} now
 * @param {number} stalledMs
 */
function isStalled(socket, connection, now, stalledMs) {
  const sent = socket.bytesWritten - socket.writableLength;
  if (sent !== connection.sent || socket.writableLength === 0) {
    connection.sent = sent;
    connection.sentAt = now;
  }
  return now - connection.sentAt > stalledMs;
}

/** @param {import('node:net').Socket} socket @param {Connection} connection */
function endWithTimeout(socket, { response }) {
  if (response?.headersSent) return socket.destroy();
  socket.end(TIMEOUT_ANSWER);
  socket.destroySoon();
}

/** Whether nothing is being worked on. @param {Connection | undefined} connection @param {number} now */
function isSpare(connection, now) {
  if (!connection || now - connection.since < GRACE_MS) return false;
  const { request, response } = connection;
  return !request?.complete || response?.writableEnded === true;
}

/**
 * The nets that hold too many connections, each with its sockets, the oldest first.
 *
 * @param {Map<import('node:net').Socket, Connection>} connections
 * @param {number} mostPerNet
 */
function crowdsOf(connections, mostPerNet) {
  /** @type {Map<string, import('node:net').Socket[]>} */
  const byNet = new Map();
  for (const [socket, { net }] of connections) {
    if (net === null) continue;
    const sockets = byNet.get(net);
    if (sockets) sockets.push(socket);
    else byNet.set(net, [socket]);
  }
  return [...byNet.values()].filter((sockets) => sockets.length > mostPerNet);
}
