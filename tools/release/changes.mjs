import { versionsToKeep } from '@stillsam/releases/journal';
import { withLock } from '@stillsam/releases/lock';
import { movePointer, readEntries, readPointer } from '@stillsam/releases/pointer';
import { assertServable } from '@stillsam/releases/roll-back';
import { storeBuild } from './build-folder.mjs';
import { findContractProblems } from './live-contract.mjs';
import { askForTrial } from './shells.mjs';

/**
 * What every change of a part's live releases needs.
 *
 * @typedef {object} ReleaseContext
 * @property {string} part
 * @property {import('@stillsam/releases/open-store').Store} store
 * @property {string} privateKey
 * @property {string} publicKey
 * @property {string} who
 * @property {string | null} why
 * @property {string[]} shells addresses to ask for trials.
 * @property {string} [secret] by which they say what they serve.
 * @property {(sentence: string) => void} log
 */

/** @typedef {import('@stillsam/releases/pointer').Pointer} Pointer */

/**
 * Stores a build, has a shell try it, and makes it live.
 *
 * @param {ReleaseContext} context
 * @param {{ source: string, commit: string | null, share: number | null, isEmergency: boolean }} build `share` in per
 *   cent makes it a canary.
 * @returns {Promise<Pointer>}
 * @throws with one sentence when it does not become live.
 */
export function release(context, { source, commit, share, isEmergency }) {
  const { part, store, privateKey } = context;
  return locked(context, async () => {
    const version = await storeBuild({ name: part, source, store, privateKey, commit });
    context.log(`${part}: ${version} is in ${store.place}.`);
    const { pointer: before } = await readPointer(store);
    if (before?.stable === version && share) throw new Error(`${version} is the stable release already.`);
    if (before?.stable === version && !before.canary) return before;
    const verdict = await tryRelease(context, version, isEmergency);
    const pointer = await movePointer(store, {
      ...aboutOf(context),
      commit,
      verdict,
      kind: isEmergency ? 'emergency' : share ? 'canary' : 'release',
      move: (current) => (share ? withCanary(current, version, share) : { stable: version, canary: null }),
    });
    await prune(store);
    return pointer;
  });
}

/**
 * Gives a share of the visitors a release, or none of them any more. All of them make it the stable one.
 *
 * @param {ReleaseContext} context
 * @param {string | null} version null ends the canary.
 * @param {number} share in per cent, 1 to 100.
 * @returns {Promise<Pointer>}
 */
export function moveCanary(context, version, share) {
  return locked(context, async () => {
    const { pointer } = await readPointer(context.store);
    if (version) await assertServable(context, version);
    // What is served already was tried before.
    const isKnown = !version || [pointer?.stable, pointer?.canary?.version].includes(version);
    const verdict = isKnown ? null : await tryRelease(context, version, false);
    const move = (/** @type {Pointer | null} */ before) => {
      if (share === 100 && version) return { stable: version, canary: null };
      return version ? withCanary(before, version, share) : { stable: stableOf(before), canary: null };
    };
    return movePointer(context.store, { ...aboutOf(context), kind: 'canary', move, verdict });
  });
}

/**
 * Makes a build live on one's own machine at once: no shell runs yet that could try it.
 *
 * @param {ReleaseContext} context
 * @param {{ source: string, commit: string | null }} build
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export function releaseLocally(context, { source, commit }) {
  const { part: name, store, privateKey } = context;
  return locked(context, async () => {
    const version = await storeBuild({ name, source, store, privateKey, commit, signsAnew: true });
    if ((await readPointer(store)).pointer?.stable === version) return { version, isNew: false };
    const move = () => ({ stable: version, canary: null });
    await movePointer(store, { ...aboutOf(context), commit, kind: 'release', move });
    await prune(store);
    return { version, isNew: true };
  });
}

/**
 * Removes the releases that nobody needs any more.
 *
 * @param {ReleaseContext['store']} store
 * @returns {Promise<string[]>} their versions.
 */
export async function prune(store, now = Date.now()) {
  const kept = versionsToKeep(await readEntries(store), now);
  const { pointer } = await readPointer(store);
  const isKept = (/** @type {string} */ version) =>
    kept.has(version) || [pointer?.stable, pointer?.canary?.version].includes(version);
  const removed = (await store.listFolders()).filter((version) => !isKept(version));
  for (const version of removed) await store.removeFolder(version);
  return removed;
}

/**
 * @template T
 * @param {ReleaseContext} context
 * @param {() => Promise<T>} action
 */
function locked(context, action) {
  return withLock(context.store, action, { who: context.who, onWait: context.log });
}

/** @param {ReleaseContext} context */
function aboutOf({ who, why }) {
  return { who, why };
}

/**
 * Compares the release's contract with the live API's, and has a shell try it.
 *
 * @param {ReleaseContext} context
 * @param {string} version
 * @param {boolean} isEmergency
 * @throws when a shell refuses the release. Where nobody says that it is urgent, also when the API lacks what it
 *   may use or is out of reach, or when no shell answers.
 */
async function tryRelease(context, version, isEmergency) {
  const { part, shells, privateKey, log } = context;
  const problems = await findContractProblems(context, version);
  if (problems.length && !isEmergency)
    throw new Error(`${problems.join('\n')}\nRelease the API first, or use --emergency.`);
  problems.forEach(log);
  const trial = await askForTrial(shells, { part, version }, privateKey);
  if ('problems' in trial) {
    const sentence = `No shell has tried ${version}. ${trial.problems.join(' ')}`;
    if (!isEmergency) throw new Error(`${sentence} Name shells with SHELL_ORIGINS, or use --emergency.`);
    log(sentence);
    return null;
  }
  const { origin, verdict } = trial;
  if (!verdict.accepted) throw new Error(`${origin} refuses ${version}:\n  ${verdict.reasons.join('\n  ')}`);
  log(`${origin} accepts ${version}: ${verdict.pages} pages in ${Math.round(verdict.milliseconds)} ms.`);
  const { slowest } = verdict;
  if (slowest) log(`Slowest page: ${slowest.path}, ${Math.round(slowest.milliseconds)} ms.`);
  return verdict;
}

/** @param {Pointer | null} before @param {string} version @param {number} share */
function withCanary(before, version, share) {
  return { stable: stableOf(before), canary: { version, share } };
}

/** @param {Pointer | null} before */
function stableOf(before) {
  if (!before) throw new Error('Nothing is live yet: release without a canary first.');
  return before.stable;
}
