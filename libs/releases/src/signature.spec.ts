import { expect, it } from '@jest/globals';
import { generateKey, isSignedBy, publicKeyOf, signText } from './signature.mjs';

it('signs a text by one key alone, and as it was', () => {
  const own = generateKey();
  const other = generateKey();
  const signature = signText('{"version":"å"}\n', own.privateKey);
  expect(publicKeyOf(own.privateKey)).toBe(own.publicKey);
  expect(isSignedBy('{"version":"å"}\n', `${signature}\n`, own.publicKey)).toBe(true);
  expect(isSignedBy('{"version":"ä"}\n', signature, own.publicKey)).toBe(false);
  expect(isSignedBy('{"version":"å"}\n', signature, other.publicKey)).toBe(false);
  expect(isSignedBy('{"version":"å"}\n', '', own.publicKey)).toBe(false);
});
