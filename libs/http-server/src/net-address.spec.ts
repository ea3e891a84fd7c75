import { describe, expect, it } from '@jest/globals';
import { netOf, shortenedNet } from './net-address.mjs';

describe('netOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('counts %s as %s', (address, net) => {
    expect(netOf(address)).toBe(net);
  });
});

describe('shortenedNet', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['', ''],
  ])('shortens %s to %s', (address, kept) => {
    expect(shortenedNet(address)).toBe(kept);
  });
});

describe('an IPv6 address', () => {
  it.each([
    ['::1', '0:0:0:0'],
    ['1:2:3:4::', '1:2:3:4'],
    ['1::8', '1:0:0:0'],
    ['1::5:6:7:8:9:a', '1:0:5:6'],
    ['1:2::4:5:6:7:8', '1:2:0:4'],
    ['1:2:3:4:5:6:7::', '1:2:3:4'],
    ['FE80::1%Eth0', 'fe80:0:0:0'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.17', '192.0.2.17'],
    ['::ffff:192.168.100.17', '192.168.100.17'],
  ])('counts from %s as %s', (address, net) => {
    expect(netOf(address)).toBe(net);
  });

  it.each([
    ['::1', '0:0:0::/48'],
    ['2001:db8::6', '2001:db8:0::/48'],
  ])('leaves from %s only %s', (address, kept) => {
    expect(shortenedNet(address)).toBe(kept);
  });
});

it('counts what is no address as it stands, and does not keep it', () => {
  for (const text of ['x::ffff:192.0.2.7', '::ffff:192.0.2.7x', '192.0.2.7.5', 'a192.0.2.7', 'unknown']) {
    expect(netOf(text)).toBe(text);
    expect(shortenedNet(text)).toBe('');
  }
});

it('keeps no digit of the last part of an IPv4 address', () => {
  expect(shortenedNet('10.20.30.140')).toBe('10.20.30.0/24');
});
