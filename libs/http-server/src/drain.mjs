// @ts-check
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that responses in flight may take once nothing new is accepted. */
const LIMIT_MS = 8000;
const IDLE_CHECK_MS = 100;

/** Default of DRAIN_MILLISECONDS. By its own defaults HAProxy takes six seconds: three checks, two seconds apart. */
export const DRAIN_MS = 10_000;
export const MAX_DRAIN_MS = 120_000;

/**
 * @typedef {object} DrainOptions
 * @property {number} drainMs milliseconds from SIGTERM until nothing new is accepted. It has to be longer than a proxy
 *   in front takes to see that this process is not ready.
 * @property {() => Promise<unknown>} close stops accepting, ends event streams, resolves once every response has ended.
 * @property {number} [limitMs] how long `close` may take. Default 8 seconds.
 */

/**
 * The end of a server without a failed request. At SIGTERM `isDraining` turns true, by which the readiness address
 * responds with 503. Everything is served as before until proxies in front have seen that. Then the server closes,
 * and the process exits: with 0 when every response has ended, with 1 when the limit has cut one.
 *
 * From SIGTERM on every response has `Connection: close`. A server that closes an idle connection may meet the next
 * request on it; a connection that ends with its response cannot.
 *
 * SIGINT skips the wait: Ctrl-C is for a process that no proxy is in front of.
 */
export class Drain {
  #isDraining = false;
  #wait = new AbortController();

  /** Whether the process is about to end, and a proxy should send new requests elsewhere. */
  get isDraining() {
    return this.#isDraining;
  }

  /**
   * Ends the process in order at SIGTERM and SIGINT.
   *
   * @param {import('node:http').Server} server
   * @param {DrainOptions} options
   */
  exitOnSignals(server, options) {
    const responses = this.#followResponses(server);
    const sockets = followSockets(server);
    const stop = async () => {
      if (this.#isDraining) return;
      this.#isDraining = true;
      responses.forEach(closeWithResponse);
      await delay(options.drainMs, undefined, { signal: this.#wait.signal }).catch(() => {});
      await closeServer(server, sockets, options);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => {
      this.#wait.abort();
      void stop();
    });
  }

  /** @param {import('node:http').Server} server */
  #followResponses(server) {
    /** @type {Set<import('node:http').ServerResponse>} */
    const responses = new Set();
    // Before the server's own listener, which may write the headers at once.
    server.prependListener('request', (_request, response) => {
      if (this.#isDraining) closeWithResponse(response);
      responses.add(response);
      response.once('close', () => responses.delete(response));
    });
    return responses;
  }
}

/**
 * @param {import('node:http').Server} server
 * @returns its open connections.
 */
function followSockets(server) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/**
 * @param {import('node:http').Server} server
 * @param {Set<import('node:net').Socket>} sockets its open connections.
 * @param {DrainOptions} options
 */
async function closeServer(server, sockets, { close, limitMs = LIMIT_MS }) {
  setTimeout(() => process.exit(1), limitMs).unref();
  setInterval(() => {
    if (server.listening) return;
    // Of a response whose headers were sent before SIGTERM, the connection stays open.
    server.closeIdleConnections();
    // Browsers open connections before they need them. Node calls these busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_CHECK_MS).unref();
  await close();
  process.exit(0);
}

/** @param {import('node:http').ServerResponse} response */
function closeWithResponse(response) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
