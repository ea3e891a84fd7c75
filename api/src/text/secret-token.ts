import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret for a link or a cookie, base64url, and the hash by which it is found again. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** Hex. A secret of 256 bits needs no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
