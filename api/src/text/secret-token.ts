import { randomBytes } from 'node:crypto';
import { sha256 } from './sha256';

const BYTES = 32;

/** A secret for a link or a cookie, base64url, and the hash by which it is found again. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** A secret of 256 bits needs no slow hash. */
export const hashOfToken = sha256;
