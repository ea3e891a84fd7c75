import { expect, it } from '@jest/globals';
import { isPublicOrigin } from './origins';

it.each([
  'http://localhost:4200',
  'http://stillsam.localhost',
  'http://127.0.0.1:4200',
  'http://127.1:4200',
  'https://[::1]:4200',
])('finds %s on the own machine', (origin) => {
  expect(isPublicOrigin(origin)).toBe(false);
});

it.each(['https://stillsam.se', 'https://localhost.stillsam.se', 'http://192.168.1.4:4200', 'http://[::2]'])(
  'finds %s public',
  (origin) => {
    expect(isPublicOrigin(origin)).toBe(true);
  },
);

it.each(['', 'stillsam.se'])('treats the unreadable origin %j as public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(true);
});
