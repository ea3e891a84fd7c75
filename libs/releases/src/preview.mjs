// @ts-check
import { isSignedBy, signText } from './signature.mjs';

/** A token that is lost shows an old release for so long at most, whatever it was signed for. */
export const MAX_PREVIEW_MS = 30 * 24 * 60 * 60_000;

/** Path of a shell below which a token opens a preview. */
export const PREVIEW_PATH = '/releases/preview/';

/**
 * A release that one browser is shown, though it need not be live.
 *
 * @typedef {object} Preview
 * @property {string} part
 * @property {string} version
 * @property {number} until milliseconds since 1970.
 */

const TOKEN = /^([a-z][a-z0-9]*)\.([\w-]{8,64})\.(\d{1,16})\.([\w-]+)$/;

/**
 * @param {Preview} preview
 * @param {string} privateKey of the part, PKCS #8 as PEM.
 * @returns {string} a token that may stand in an address or a cookie.
 */
export function signPreview(preview, privateKey) {
  const signature = Buffer.from(signText(textOf(preview), privateKey), 'base64').toString('base64url');
  return `${preview.part}.${preview.version}.${preview.until}.${signature}`;
}

/**
 * @param {string} token
 * @param {readonly { name: string, publicKey: string }[]} remotes
 * @param {number} [now] milliseconds since 1970.
 * @returns {Preview | null} null when the key of its part has not signed it, or it has expired or lasts too long.
 */
export function readPreview(token, remotes, now = Date.now()) {
  const [, part, version, until, signature] = TOKEN.exec(token) ?? [];
  const remote = remotes.find(({ name }) => name === part);
  if (!remote || !part || !version || !signature) return null;
  const preview = { part, version, until: Number(until) };
  const isSigned = isSignedBy(textOf(preview), signature, remote.publicKey);
  const isWithinLife = preview.until > now && preview.until <= now + MAX_PREVIEW_MS;
  return isWithinLife && isSigned ? preview : null;
}

/** What is signed: no other text of a part begins like this. @param {Preview} preview */
function textOf({ part, version, until }) {
  return `preview ${part} ${version} ${until}`;
}
