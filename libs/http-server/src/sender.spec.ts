import { describe, expect, it } from '@jest/globals';
import { hasBearerSecret, isOwnForm } from './sender.mjs';

const SECRET = 'a secret between servers, of forty bytes';

describe('hasBearerSecret', () => {
  it('lets in who carries the secret', () => {
    expect(hasBearerSecret(`Bearer ${SECRET}`, SECRET)).toBe(true);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', SECRET, `bearer ${SECRET}`, `Bearer ${SECRET}!`])(
    'refuses %j',
    (authorization) => {
      expect(hasBearerSecret(authorization, SECRET)).toBe(false);
    },
  );

  it.each([undefined, null, ''])('refuses everybody where the secret is %j', (secret) => {
    expect(hasBearerSecret(`Bearer ${secret ?? ''}`, secret)).toBe(false);
    expect(hasBearerSecret(undefined, secret)).toBe(false);
  });
});

const SITE = 'https://stillsam.example';
const OTHER = 'https://ond.example';

describe('isOwnForm', () => {
  it.each([
    [{}],
    [{ origin: SITE }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'same-origin', origin: SITE }],
    // The page was opened by another name of this server.
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4200' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site', origin: SITE }],
  ])('takes a form with %j', (headers) => {
    expect(isOwnForm(headers, [SITE])).toBe(true);
  });

  it.each([
    [{ origin: OTHER }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: SITE }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://annan.stillsam.example' }],
    [{ 'sec-fetch-site': ['same-origin', 'cross-site'], origin: SITE }],
    [{ 'sec-fetch-site': '' }],
  ])('refuses a form with %j', (headers) => {
    expect(isOwnForm(headers, [SITE])).toBe(false);
  });
});
