// @ts-check
import { isIP } from 'node:net';

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
