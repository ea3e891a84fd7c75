import { expect, it } from '@jest/globals';
import { isPublicAddress } from './link-probe';

it.each(['8.8.8.8', '93.184.215.14', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
  'finds %s public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'stillsam.example',
  '',
])('finds %s not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
