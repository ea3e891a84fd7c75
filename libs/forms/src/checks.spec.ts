import { describe, expect, it } from '@jest/globals';
import { emailAddress, optional, required } from './checks';

describe('an e-mail address', () => {
  it.each(['a@b.se', 'förnamn.efternamn@exempel.co.uk'])('passes as %s', (value) => {
    expect(emailAddress(value)).toBeUndefined();
  });

  it.each(['', 'a', 'a@b', '@b.se', 'a@.se', 'a b@c.se', 'a@b@c.se', `${'a'.repeat(250)}@b.se`])(
    'does not pass as "%s"',
    (value) => {
      expect(emailAddress(value)).toBe('Ange en giltig e-postadress.');
    },
  );
});

it('gives an empty required field its error', () => {
  expect(required('Ange ditt namn.')('')).toBe('Ange ditt namn.');
  expect(required('Ange ditt namn.')('Kim')).toBeUndefined();
});

it('gives an optional field no error, filled or empty', () => {
  expect(['', 'Kim'].map(optional)).toEqual([undefined, undefined]);
});
