// @ts-check
import { MANIFEST_FILE, SIGNATURE_FILE } from './manifest.mjs';
import { Refusal } from './refusal.mjs';
import { isSignedBy } from './signature.mjs';
import { versionBefore } from './journal.mjs';
import { withLock } from './lock.mjs';
import { movePointer, readEntries, readPointer } from './pointer.mjs';

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

/** @typedef {import('./pointer.mjs').Pointer} Pointer */

/**
 * A part whose live releases change, and who changes them.
 *
 * @typedef {object} Target
 * @property {string} part
 * @property {import('./open-store.mjs').Store} store
 * @property {string} publicKey of the part.
 * @property {string} who
 * @property {string | null} why
 * @property {(sentence: string) => void} [log]
 * @property {number} [waitMs] for another who changes the same part; without end where it is not set.
 */

/**
 * Makes a version live, or the one before the present one. The canary ends with it.
 *
 * @param {Target} target
 * @param {string | null} [wanted]
 * @param {{ onlyOnceLive?: boolean }} [rules] whether the version must have been stable before, by the journal.
 * @returns {Promise<Pointer>}
 * @throws with one sentence when there is none, or the shells could not take it up.
 */
export function rollBack(target, wanted = null, { onlyOnceLive = false } = {}) {
  const { store, who, why } = target;
  const action = async () => {
    const entries = await readEntries(store);
    const version = wanted ?? versionBefore(entries);
    if (!version) throw new Refusal('nothing-before', 'There is no release before the live one.');
    if (onlyOnceLive && !entries.some(({ to }) => to.stable === version))
      throw new Refusal('never-live', `${version} was never the stable release.`);
    await assertServable(target, version);
    return movePointer(store, {
      who,
      why,
      kind: 'rollback',
      move: () => ({ stable: version, canary: null }),
    });
  };
  return withLock(store, action, { who, onWait: target.log, waitMs: target.waitMs });
}

/**
 * Enters in the store that shells have taken a faulty release back: the canary ends, or the release before is live.
 *
 * @param {Target} target
 * @param {string} version the faulty one.
 * @returns {Promise<Pointer | null>} null where it is not live any more, or nothing was live before it.
 */
export function takeBack(target, version) {
  const { store, who, why } = target;
  const action = async () => {
    const { pointer } = await readPointer(store);
    const stable =
      pointer?.stable === version ? versionBefore(await readEntries(store)) : (pointer?.stable ?? null);
    if (!stable || ![pointer?.stable, pointer?.canary?.version].includes(version)) return null;
    await assertServable(target, stable);
    return movePointer(store, { who, why, kind: 'takeback', move: () => ({ stable, canary: null }) });
  };
  return withLock(store, action, { who, onWait: target.log, waitMs: target.waitMs });
}
