import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface ResolvedAddress {
  address: string;
  family: number;
}

export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export const resolveHost: Resolve = (host) => lookup(host, { all: true });

/**
 * False for addresses that only this machine or its network reach: loopback, private, link-local (where clouds have
 * their metadata), unique-local, and every range that is set aside or translates into another.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
