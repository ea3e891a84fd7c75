// @ts-check
/** Headers that concern one hop only (RFC 9110, section 7.6.1). */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What proxies in front say about the client; it is replaced by what this server found out. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {{ host: string, client: string }} forward the host that is called, and the client's address.
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function forwardedHeaders(request, { host, client }) {
  const headers = without(request.headers, [...HOP_HEADERS, ...PROXY_HEADERS]);
  return {
    ...headers,
    ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    host,
    'x-forwarded-for': client,
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {import('node:http').OutgoingHttpHeaders}
 */
export function answeredHeaders(headers) {
  return without(headers, HOP_HEADERS);
}

/**
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string[]} names
 */
function without(headers, names) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
