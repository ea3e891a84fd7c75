// @ts-check
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a request carries a secret as a bearer token. The comparison takes as long whatever the token is.
 *
 * @param {string | undefined} authorization the request's header.
 * @param {string | null | undefined} secret without one nobody is let in.
 * @returns {boolean}
 */
export function hasBearerSecret(authorization, secret) {
  if (!secret) return false;
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${secret}`));
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest();
}
