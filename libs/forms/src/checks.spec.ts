import { describe, expect, it } from '@jest/globals';
import { emailAddress, optional, required } from './checks';

describe('an e-mail address', () => {
  it.each(['a@b.se', 'förnamn.efternamn@exempel.co.uk'])('is %s', (value) => {
    expect(emailAddress(value)).toBeUndefined();
  });

  it.each(['', 'a', 'a@b', '@b.se', 'a@.se', 'a b@c.se', 'a@b@c.se', `${'a'.repeat(250)}@b.se`])(
    'is not "%s"',
    (value) => {
      expect(emailAddress(value)).toBe('Ange en giltig e-postadress.');
    },
  );
});

it('an empty required field gets its error', () => {
  expect(required('Ange ditt namn.')('')).toBe('Ange ditt namn.');
  expect(required('Ange ditt namn.')('Kim')).toBeUndefined();
});

it('an optional field has no error, filled or empty', () => {
  expect(['', 'Kim'].map(optional)).toEqual([undefined, undefined]);
});
