import { describe, expect, it } from '@jest/globals';
import { hasBearerSecret } from './bearer-secret.mjs';

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
