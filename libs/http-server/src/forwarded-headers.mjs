// @ts-check
import { isIP } from 'node:net';

/** Headers that concern one hop only (RFC 9110, section 7.6.1), and `Expect`, which Node has answered. */
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
/** What proxies in front say about the client. It is replaced by what this server found out. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * @param {Pick<import('fastify').FastifyRequest, 'ip' | 'headers' | 'socket'>} request
 * @param {import('node:http').IncomingHttpHeaders} headers as the proxy would send them.
 * @returns {import('node:http').IncomingHttpHeaders}
 */
export function forwardedHeaders(request, headers) {
  return {
    ...without(headers, [...HOP_HEADERS, ...PROXY_HEADERS]),
    // A proxy may have written something else than an address.
    'x-forwarded-for': isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? ''),
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/**
 * @template {object} Headers
 * @param {Headers} headers
 */
export function answeredHeaders(headers) {
  return without(headers, HOP_HEADERS);
}

/**
 * @template {object} Headers
 * @param {Headers} headers
 * @param {string[]} names
 * @returns {Headers}
 */
function without(headers, names) {
  const kept = Object.entries(headers).filter(([name]) => !names.includes(name));
  return /** @type {Headers} */ (Object.fromEntries(kept));
}
