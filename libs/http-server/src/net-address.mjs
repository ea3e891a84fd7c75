// @ts-check
import { isIPv6 } from 'node:net';

/**
 * The net that limits count: an IPv4 address, or the /64 of an IPv6 address, since one subscriber usually has 2^64.
 *
 * @param {string} address
 * @returns {string}
 */
export function netOf(address) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/**
 * The part of an address that may be stored as evidence: the net, not the subscriber (/24 and /48).
 *
 * @param {string} address
 * @returns {string}
 */
export function shortenedNet(address) {
  const net = netOf(address);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(net)) return net.replace(/\.\d+$/, '.0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : '';
}

/** @param {string} address */
function groupsOf(address) {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after];
}
