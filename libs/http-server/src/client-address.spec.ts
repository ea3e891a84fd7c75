import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.mjs';

const CLIENT = '203.0.113.7';
const FORGED = '198.51.100.66';

/** A request as it arrives: the connection's address and the header's entries. */
const requestFrom = (remoteAddress: string, ...forwarded: string[]) =>
  ({
    socket: { remoteAddress },
    headers: forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {},
  }) as IncomingMessage;

describe('the client’s address', () => {
  it('is the connection’s where no proxy is in front, whatever the header says', () => {
    expect(clientAddress(requestFrom(CLIENT), 0)).toBe(CLIENT);
    expect(clientAddress(requestFrom(CLIENT, FORGED), 0)).toBe(CLIENT);
    expect(clientAddress(requestFrom(CLIENT, FORGED, '127.0.0.1'), 0)).toBe(CLIENT);
  });

  it.each([
    [1, requestFrom('10.0.0.1', CLIENT), requestFrom('10.0.0.1', FORGED, CLIENT)],
    [2, requestFrom('10.0.0.2', CLIENT, '10.0.0.1'), requestFrom('10.0.0.2', FORGED, CLIENT, '10.0.0.1')],
    [
      3,
      requestFrom('10.0.0.3', CLIENT, '10.0.0.1', '10.0.0.2'),
      requestFrom('10.0.0.3', FORGED, FORGED, CLIENT, '10.0.0.1', '10.0.0.2'),
    ],
  ])('is the entry that the first of %i trusted proxies wrote', (hops, honest, forging) => {
    expect(clientAddress(honest, hops)).toBe(CLIENT);
    expect(clientAddress(forging, hops)).toBe(CLIENT);
  });

  it('is the connection’s where the entry is no address', () => {
    expect(clientAddress(requestFrom('10.0.0.1', 'unknown'), 1)).toBe('10.0.0.1');
  });

  it('keeps IPv6 as it is', () => {
    expect(clientAddress(requestFrom('::1', '2001:db8::7'), 1)).toBe('2001:db8::7');
  });
});
