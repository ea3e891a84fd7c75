// @ts-check
import http from 'node:http';
import https from 'node:https';
import { PassThrough, pipeline } from 'node:stream';
import { clientAddress } from './client-address.mjs';
import { answerError } from './error-answers.mjs';
import { answeredHeaders, forwardedHeaders } from './forwarded-headers.mjs';
import { netOf } from './net-address.mjs';
import { hasSmallBody, readBody } from './read-body.mjs';
import { NoSlotError, Slots } from './slots.mjs';
import { Transfers } from './transfers.mjs';

const ANSWER_TIMEOUT_MS = 30_000;
const ORDINARY = { slots: 128, mostWaiting: 512, longestWaitMs: 5000 };
/** An answer up to this length is taken off the server behind at once, however slowly the client reads it. */
const BUFFERED_ANSWER_BYTES = 512 * 1024;
const STREAM_TYPE = 'text/event-stream';

/**
 * @typedef {object} ForwardOptions
 * @property {string} origin where requests go.
 * @property {number} trustedHops how many proxies stand in front of this server, see `clientAddress`.
 * @property {import('./slots.mjs').SlotsOptions} [ordinary] how many ordinary requests are forwarded and may wait.
 * @property {string[]} [closedPaths] paths that are answered 404, whatever their case or trailing slash.
 */

/**
 * Forwards requests to one origin and tells it each client's address, as one X-Forwarded-For. Ordinary requests have
 * a bounded number of connections and a bounded queue; uploads and large answers are counted apart; event streams,
 * which never end, are not forwarded at all.
 *
 * @param {ForwardOptions} options
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => void}
 */
export function createForwarder(options) {
  const forwarder = new Forwarder(options);
  const closedPaths = options.closedPaths ?? [];
  return (request, response) => {
    if (closedPaths.includes(pathOf(request))) return answerError(response, 'NOT_FOUND');
    forwarder.forward(request, response).catch((error) => {
      if (error instanceof NoSlotError) answerError(response, 'OVERLOADED');
      else response.destroy();
    });
  };
}

class Forwarder {
  #target;
  #client;
  #agent;
  #trustedHops;
  #ordinary;
  #transfers = new Transfers();

  /** @param {ForwardOptions} options */
  constructor({ origin, trustedHops, ordinary = ORDINARY }) {
    this.#target = new URL(origin);
    this.#client = this.#target.protocol === 'https:' ? https : http;
    // The slots bound the sockets: a queue of the agent's own would have no end.
    this.#agent = new this.#client.Agent({ keepAlive: true, maxFreeSockets: ordinary.slots });
    this.#ordinary = new Slots(ordinary);
    this.#trustedHops = trustedHops;
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @throws NoSlotError when too many are being forwarded.
   */
  async forward(request, response) {
    const address = clientAddress(request, this.#trustedHops);
    const isOrdinary = hasSmallBody(request);
    // A slot is taken once the body has arrived: a slow sender holds none.
    const body = isOrdinary ? await readBody(request) : null;
    const release = isOrdinary ? await this.#ordinary.take() : this.#transfers.begin(netOf(address));
    // The client may have left while it waited.
    if (response.destroyed) return release();
    const upstream = this.#open(request, address);
    upstream.once('close', release);
    upstream.on('error', () => answerError(response, 'API_UNREACHABLE'));
    upstream.once('response', (answer) => {
      if (isStream(answer)) return refuse('NOT_FOUND');
      if (isOrdinary && isLarge(answer)) {
        const end = this.#transferOf(address);
        if (!end) return refuse('OVERLOADED');
        upstream.once('close', end);
        release();
      }
      response.writeHead(answer.statusCode ?? 502, answeredHeaders(answer.headers));
      pipeline(answer, new PassThrough({ highWaterMark: BUFFERED_ANSWER_BYTES }), response, () => {});
    });
    /** @param {'NOT_FOUND' | 'OVERLOADED'} code */
    const refuse = (code) => {
      answerError(response, code);
      upstream.destroy();
    };
    response.once('close', () => upstream.destroy());
    if (body) upstream.end(body);
    else pipeline(request, upstream, () => {});
  }

  /** @param {http.IncomingMessage} request @param {string} address */
  #open(request, address) {
    const upstream = this.#client.request({
      agent: this.#agent,
      host: this.#target.hostname,
      port: this.#target.port,
      method: request.method,
      path: request.url,
      headers: forwardedHeaders(request, { host: this.#target.host, client: address }),
      timeout: ANSWER_TIMEOUT_MS,
    });
    upstream.once('timeout', () => upstream.destroy(new Error('No answer in time')));
    return upstream;
  }

  /** @param {string} address @returns {(() => void) | undefined} undefined when there are too many. */
  #transferOf(address) {
    try {
      return this.#transfers.begin(netOf(address));
    } catch {
      return undefined;
    }
  }
}

/** Whether an answer is long, or of unknown length. @param {http.IncomingMessage} answer */
function isLarge({ headers }) {
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] !== undefined;
  return Number(length) > BUFFERED_ANSWER_BYTES;
}

/** @param {http.IncomingMessage} answer */
function isStream({ headers }) {
  return headers['content-type']?.startsWith(STREAM_TYPE) ?? false;
}

/** Routers of servers behind know neither case nor a trailing slash. @param {http.IncomingMessage} request */
function pathOf({ url = '/' }) {
  const [path = '/'] = url.split('?', 1);
  return path.toLowerCase().replace(/\/+$/, '');
}
