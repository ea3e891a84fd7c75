import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/env';
import { NewsletterKeys } from './newsletter-keys';

const keysWith = (secret: string) =>
  new NewsletterKeys(
    readConfig({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      JWT_SECRET: 'a secret of forty bytes, for tests only!',
      NEWSLETTER_SECRET: secret,
    }),
  );
const keys = keysWith('a secret of the newsletter, for tests only');
const others = keysWith('another secret of the newsletter, for tests');

describe('the token of an unsubscribe link', () => {
  const token = keys.unsubscribeToken('42');

  it('names its subscriber, and is the same every time', () => {
    expect(token).toMatch(/^42\.[\w-]{43}$/);
    expect(keys.unsubscribeToken('42')).toBe(token);
    expect(keys.readUnsubscribeToken(token)).toBe('42');
    const long = '9'.repeat(18);
    expect(keys.readUnsubscribeToken(keys.unsubscribeToken(long))).toBe(long);
  });

  it('holds for no other subscriber, and not where another secret made it', () => {
    expect(keys.readUnsubscribeToken(token.replace('42.', '43.'))).toBeUndefined();
    expect(keys.readUnsubscribeToken(others.unsubscribeToken('42'))).toBeUndefined();
  });

  it.each([
    '',
    '42',
    '42.',
    'x',
    token.slice(0, -1),
    `${token}a`,
    ` ${token}`,
    token.replace('.', '-'),
    token.replace('42.', '042.'),
    token.replace('42.', '.'),
    token.replace('42.', `${'9'.repeat(19)}.`),
  ])('does not hold as %j', (text) => {
    expect(keys.readUnsubscribeToken(text)).toBeUndefined();
  });
});

describe('the hash of an address', () => {
  it('stays the same for an address, differs for another, and needs the secret', () => {
    const hash = keys.hashAddress('anna@exempel.se');
    expect(hash).toHaveLength(32);
    expect(keys.hashAddress('anna@exempel.se')).toEqual(hash);
    expect(keys.hashAddress('bo@exempel.se')).not.toEqual(hash);
    expect(others.hashAddress('anna@exempel.se')).not.toEqual(hash);
  });

  it('does not pass as the signature of a link', () => {
    const [, signature = ''] = keys.unsubscribeToken('42').split('.');
    expect(keys.hashAddress('42').toString('base64url')).not.toBe(signature);
  });
});
