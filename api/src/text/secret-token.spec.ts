import { expect, it } from '@jest/globals';
import { hashOfToken, newSecretToken } from './secret-token';

it('makes another token every time, whose hash finds it', () => {
  const [one, two] = [newSecretToken(), newSecretToken()];
  expect(one.token).toMatch(/^[\w-]{43}$/);
  expect(one.token).not.toBe(two.token);
  expect(one.hash).toBe(hashOfToken(one.token));
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
