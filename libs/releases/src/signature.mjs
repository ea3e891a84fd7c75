// @ts-check
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { MANIFEST_FILE, SIGNATURE_FILE } from './files.mjs';
import { Refusal } from './refusal.mjs';

/** A new Ed25519 key. @returns {{ privateKey: string, publicKey: string }} PKCS #8 as PEM, SPKI as base64. */
export function generateKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { privateKey: pem, publicKey: publicKeyOf(pem) };
}

/** @param {string} privateKey PKCS #8 as PEM. @returns {string} the public key, SPKI as base64. */
export function publicKeyOf(privateKey) {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

/**
 * @param {string} text
 * @param {string} privateKey PKCS #8 as PEM.
 * @returns {string} base64.
 */
export function signText(text, privateKey) {
  return sign(null, Buffer.from(text), createPrivateKey(privateKey)).toString('base64');
}

/**
 * @param {string} text
 * @param {string} signature base64.
 * @param {string} publicKey SPKI as base64.
 */
export function isSignedBy(text, signature, publicKey) {
  return verify(null, Buffer.from(text), readPublicKey(publicKey), Buffer.from(signature.trim(), 'base64'));
}

/** @param {string} publicKey SPKI as base64. */
export function isPublicKey(publicKey) {
  try {
    return readPublicKey(publicKey).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** @param {string} publicKey SPKI as base64. */
function readPublicKey(publicKey) {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
}

/**
 * Whether a release carries the signature of a key.
 *
 * @param {import('./open-store.mjs').Store} store
 * @param {string} version
 * @param {string} publicKey
 */
export async function isSignedWith(store, version, publicKey) {
  const manifest = await store.read(`${version}/${MANIFEST_FILE}`);
  const signature = await store.read(`${version}/${SIGNATURE_FILE}`);
  return Boolean(manifest && signature && isSignedBy(manifest.text, signature.text, publicKey));
}

/**
 * @param {{ part: string, store: import('./open-store.mjs').Store, publicKey: string }} target
 * @param {string} version
 * @throws with one sentence when the shells could not take up the release.
 */
export async function assertServable({ part, store, publicKey }, version) {
  if (!(await store.read(`${version}/${MANIFEST_FILE}`)))
    throw new Refusal('no-release', `${part} has no release ${version} in ${store.place}.`);
  if (!(await isSignedWith(store, version, publicKey)))
    throw new Refusal(
      'foreign-signature',
      `${version} is not signed by the key of ${part}: the shells would refuse it.`,
    );
}
