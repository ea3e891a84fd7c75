import { describe, expect, it } from '@jest/globals';
import { netOf, shortenedNet } from './net-address';

describe('netOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, net) => {
    expect(netOf(address)).toBe(net);
  });
});

describe('shortenedNet', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['', ''],
  ])('%s is kept as %s', (address, kept) => {
    expect(shortenedNet(address)).toBe(kept);
  });
});
