// @ts-check
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import { NoSlotError, Slots } from './slots.mjs';

/** Milliseconds until the API has to begin its response. */
const RESPONSE_TIMEOUT_MS = 15_000;
/** Requests that wait for a response at the same time, and how many may queue for how long. */
const CONCURRENCY = { slots: 128, mostWaiting: 512, longestWaitMs: 5000 };
/** Larger bodies, and those of unknown length, are streamed. The API's general limit is 100 kB. */
const MAX_BUFFERED_BODY_BYTES = 128 * 1024;
/** Bytes of a response that is worth compressing; a larger one is streamed as it is. */
const COMPRESSED_BODY = { least: 1024, most: 512 * 1024 };

/** Headers that concern one hop only (RFC 9110, section 7.6.1), and `Expect`, which Node has handled. */
const HOP_HEADERS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers by which proxies in front name the client. This server replaces them. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Responses in the API's shape, for requests that do not reach the API. */
const ERRORS = {
  API_UNREACHABLE: { status: 503, error: 'Tjänsten går inte att nå just nu. Försök igen om en stund.' },
  OVERLOADED: { status: 503, error: 'Det är många som vill in just nu. Försök igen om en liten stund.' },
  NOT_FOUND: { status: 404, error: 'Det du söker finns inte.' },
};

/**
 * @typedef {import('fastify').FastifyReply<import('fastify').RouteGenericInterface, import('fastify').RawServerBase>} Reply
 * @typedef {{ headers: import('node:http').IncomingHttpHeaders, freeSlot?: () => void }} ProxiedRequest
 * @typedef {object} ApiProxyOptions
 * @property {string} origin origin of the API.
 * @property {import('./slots.mjs').SlotsOptions} [concurrency]
 */

/**
 * Fastify plugin: forwards `/api` to the API and names each client's address in one X-Forwarded-For.
 *
 * A request holds a slot from its read body until its response begins, so clients that send or read slowly leave the
 * others alone. Event streams never end and are for servers: the response is a 404.
 *
 * Public responses are compressed. Private ones are not, since their length would tell of a secret beside what the
 * client sent (BREACH).
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {ApiProxyOptions} options
 */
export async function apiProxy(app, { origin, concurrency = CONCURRENCY }) {
  const slots = new Slots(concurrency);
  app.decorateRequest('freeSlot');
  await app.register(compress, { global: false, syncThreshold: COMPRESSED_BODY.most });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', readSmallBody);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof NoSlotError) return sendError(reply, 'OVERLOADED');
    return sendError(reply, isOfClient(error) ? 'NOT_FOUND' : 'API_UNREACHABLE');
  });
  await app.register(httpProxy, {
    upstream: origin,
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: { headersTimeout: RESPONSE_TIMEOUT_MS },
    preHandler: (request, reply) => takeSlot(slots, request, reply),
    replyOptions: {
      // A load-shedding 503 is passed on without a retry.
      retryDelay: () => null,
      rewriteRequestHeaders: forwardedHeaders,
      rewriteHeaders: responseHeaders,
      onResponse: sendResponse,
      onError: (reply) => sendError(reply, 'API_UNREACHABLE'),
    },
  });
}

/**
 * @param {Pick<ProxiedRequest, 'headers'>} request
 * @param {import('node:http').IncomingMessage} payload
 */
async function readSmallBody(request, payload) {
  return hasSmallBody(request) ? Readable.from(await buffer(payload)) : payload;
}

/**
 * @param {Slots} slots
 * @param {ProxiedRequest} request
 * @param {Reply} reply
 */
async function takeSlot(slots, request, reply) {
  // An upload is slow: Node's limit for a whole request applies instead.
  if (!hasSmallBody(request)) return;
  const freeSlot = await slots.take();
  if (reply.raw.destroyed) {
    freeSlot();
    return reply.hijack();
  }
  request.freeSlot = freeSlot;
  reply.raw.once('close', freeSlot);
}

/**
 * @param {ProxiedRequest} request
 * @param {Reply} reply
 * @param {object} response
 */
function sendResponse(request, reply, response) {
  const stream = 'stream' in response ? response.stream : null;
  request.freeSlot?.();
  if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
    if (stream instanceof Readable) stream.on('error', () => {}).destroy();
    return sendError(reply, 'NOT_FOUND');
  }
  if (stream instanceof Readable && isCompressed(reply)) return sendCompressed(reply, stream);
  return reply.send(stream);
}

/**
 * The whole body is compressed at once: a stream would hold megabytes for each client that reads slowly.
 *
 * @param {Reply} reply
 * @param {Readable} stream
 */
async function sendCompressed(reply, stream) {
  try {
    const body = await buffer(stream);
    // A strong ETag would promise the same bytes in each encoding.
    const etag = String(reply.getHeader('etag') ?? '');
    if (etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    reply.compress(body);
  } catch {
    sendError(reply, 'API_UNREACHABLE');
  }
}

/** @param {Reply} reply */
function isCompressed(reply) {
  if (reply.request.method !== 'GET' || reply.statusCode !== 200) return false;
  if (!String(reply.getHeader('cache-control')).startsWith('public')) return false;
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return false;
  const length = Number(reply.getHeader('content-length') ?? 0);
  return length >= COMPRESSED_BODY.least && length <= COMPRESSED_BODY.most;
}

/**
 * @param {Reply} reply
 * @param {keyof typeof ERRORS} code
 */
function sendError(reply, code) {
  const { status, error } = ERRORS[code];
  if (status === 503) reply.header('Retry-After', '5');
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error, code });
}

/** @param {Pick<ProxiedRequest, 'headers'>} request */
function hasSmallBody({ headers }) {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= MAX_BUFFERED_BODY_BYTES;
}

/** @param {unknown} error */
function isOfClient(error) {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}

/**
 * @param {Pick<import('fastify').FastifyRequest, 'ip' | 'headers' | 'socket'>} request
 * @param {import('node:http').IncomingHttpHeaders} headers as the proxy would send them.
 * @returns {import('node:http').IncomingHttpHeaders}
 */
export function forwardedHeaders(request, headers) {
  return {
    ...without(headers, [...HOP_HEADERS, ...PROXY_HEADERS]),
    // The header may hold something else than an address.
    'x-forwarded-for': isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''),
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/**
 * @template {{}} Headers
 * @param {Headers} headers
 */
export function responseHeaders(headers) {
  return without(headers, HOP_HEADERS);
}

/**
 * @template {{}} Headers
 * @param {Headers} headers
 * @param {string[]} names
 * @returns {Headers}
 */
function without(headers, names) {
  const kept = Object.entries(headers).filter(([name]) => !names.includes(name));
  return /** @type {Headers} */ (Object.fromEntries(kept));
}
