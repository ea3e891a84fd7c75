// @ts-check
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * The address of the client that sent a request.
 *
 * Each proxy in front appends the address it was called from to X-Forwarded-For, so the client is that many entries
 * from the right. What a client wrote into the header itself is further to the left and changes nothing.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} trustedHops how many proxies stand between the client and this server; 0 for none.
 * @returns {string}
 */
export function clientAddress(request, trustedHops) {
  const address = proxyAddr(request, (_address, hop) => hop < trustedHops);
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}
