// @ts-check
import { isSignedForAddress, signForAddress } from './signature.mjs';

/**
 * A developer's own build of a part, which the browser on that machine loads into the real site. No server fetches it.
 *
 * @typedef {object} LocalBuild
 * @property {string} part
 * @property {string} origin `http://localhost:<port>` or `http://127.0.0.1:<port>`.
 * @property {number} until milliseconds since 1970.
 */

const ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1):(\d{1,5})$/;
const TOKEN = /^([a-z][a-z0-9]*)\.(localhost|127\.0\.0\.1)\.(\d{1,5})\.(\d{1,16})\.([\w-]+)$/;
const LARGEST_PORT = 65_535;

/**
 * Whether an origin is a port of the browser's own machine. Browsers let a page of an https site load from there.
 *
 * @param {string} origin
 */
export function isLocalOrigin(origin) {
  const port = Number(ORIGIN.exec(origin)?.[2]);
  return port > 0 && port <= LARGEST_PORT;
}

/**
 * @param {LocalBuild} build
 * @param {string} privateKey of the part, PKCS #8 as PEM.
 * @returns {string} a token that may stand in an address or a cookie.
 * @throws with one sentence when the origin is on another machine.
 */
export function signLocalBuild({ part, origin, until }, privateKey) {
  if (!isLocalOrigin(origin))
    throw new Error(`${origin} is not http://localhost or http://127.0.0.1 with a port.`);
  const { hostname, port } = new URL(origin);
  const signature = signForAddress(textOf(part, origin, until), privateKey);
  // A URL has no port where it is the usual one of http.
  return [part, hostname, port || '80', until, signature].join('.');
}

/**
 * @param {string} token
 * @param {readonly { name: string, publicKey: string }[]} remotes
 * @param {number} [now] milliseconds since 1970.
 * @returns {LocalBuild | null} null when the key of its part has not signed it, or it has expired.
 */
export function readLocalBuild(token, remotes, now = Date.now()) {
  const [, part, host, port, end, signature] = TOKEN.exec(token) ?? [];
  const remote = remotes.find(({ name }) => name === part);
  if (!remote || !part || !signature) return null;
  const origin = `http://${host}:${port}`;
  const until = Number(end);
  const isSigned = isSignedForAddress(textOf(part, origin, until), signature, remote.publicKey);
  return isLocalOrigin(origin) && until > now && isSigned ? { part, origin, until } : null;
}

/** What is signed: no other text of a part begins like this. @param {string} part @param {string} origin @param {number} until */
function textOf(part, origin, until) {
  return `local build ${part} ${origin} ${until}`;
}
