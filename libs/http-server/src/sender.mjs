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

/**
 * Whether a page of ours sent a form. Browsers say where a form comes from: all since 2023 in `Sec-Fetch-Site`, older
 * ones and those on plain HTTP in `Origin`. A request with neither comes from no browser that another site could use,
 * and passes (docs/adr/0100-forms-of-other-sites-are-refused.md).
 *
 * @param {{ 'sec-fetch-site'?: string | string[], origin?: string }} headers
 * @param {readonly string[]} origins ours.
 * @returns {boolean}
 */
export function isOwnForm({ 'sec-fetch-site': site, origin }, origins) {
  // `none` is the visitor's own doing, such as a reload.
  if (site === 'same-origin' || site === 'none') return true;
  const isNamed = origin !== undefined && origins.includes(origin);
  return site === undefined ? origin === undefined || isNamed : site === 'same-site' && isNamed;
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest();
}
