import { hkdfSync, randomBytes } from 'node:crypto';
import { TOKEN_QUERY } from '@stillsam/paths';
import { sha256 } from './sha256';

const BYTES = 32;

/** A secret for a link or a cookie, base64url, and the hash by which it is found again. */
export function newSecretToken(): { token: string; hash: string } {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** A link to a page with a secret in its query, and the hash of the secret. */
export function newTokenLink(path: string, origin: string): { link: string; hash: string } {
  const { token, hash } = newSecretToken();
  const link = new URL(path, origin);
  link.searchParams.set(TOKEN_QUERY, token);
  return { link: link.href, hash };
}

/** A secret of 256 bits needs no slow hash. */
export const hashOfToken = sha256;

/** A key of 256 bits for one purpose, so that no key of the secret serves two. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `stillsam ${purpose}`, BYTES));
