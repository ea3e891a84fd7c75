// @ts-check
import { MANIFEST_FILE, SIGNATURE_FILE } from './manifest.mjs';
import { Refusal } from './refusal.mjs';
import { isSignedBy } from './signature.mjs';

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
