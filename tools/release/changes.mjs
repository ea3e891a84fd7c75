import { versionsToKeep } from '@stillsam/releases/history';
import { withLock } from '@stillsam/releases/lock';
import { movePointer, readEntries, readPointer } from '@stillsam/releases/move-pointer';
import { assertServable } from '@stillsam/releases/signed-release';
import { findReadProblems } from './api-reads.mjs';
import { storeBuild } from './build-folder.mjs';
import { askForTrial } from './shells.mjs';

/**
 * What every change of a part's live releases needs.
 *
 * @typedef {object} Desk
 * @property {string} part
 * @property {import('@stillsam/releases/store').Store} store
 * @property {string} privateKey
 * @property {string} publicKey
 * @property {string} who
 * @property {string | null} why
 * @property {string[]} shells addresses to ask for trials.
 * @property {(sentence: string) => void} say
 */

/** @typedef {import('@stillsam/releases/pointer').Pointer} Pointer */

/**
 * Stores a build, has a shell try it, and makes it live.
 *
 * @param {Desk} desk
 * @param {{ source: string, commit: string | null, share: number | null, isEmergency: boolean }} build `share` in per
 *   cent makes it a canary.
 * @returns {Promise<Pointer>}
 * @throws with one sentence when it does not become live.
 */
export function release(desk, { source, commit, share, isEmergency }) {
  const { part, store, privateKey } = desk;
  return locked(desk, async () => {
    const version = await storeBuild({ name: part, source, store, privateKey, commit });
    desk.say(`${part}: ${version} is in ${store.place}.`);
    const { pointer: before } = await readPointer(store);
    if (before?.stable === version && share) throw new Error(`${version} is the stable release already.`);
    if (before?.stable === version && !before.canary) return before;
    const verdict = await tryRelease(desk, version, isEmergency);
    const pointer = await movePointer(store, {
      ...aboutOf(desk),
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
 * @param {Desk} desk
 * @param {string | null} version null ends the canary.
 * @param {number} share in per cent, 1 to 100.
 * @returns {Promise<Pointer>}
 */
export function moveCanary(desk, version, share) {
  return locked(desk, async () => {
    const { pointer } = await readPointer(desk.store);
    if (version) await assertServable(desk, version);
    // What is served already was tried before.
    const isKnown = !version || [pointer?.stable, pointer?.canary?.version].includes(version);
    const verdict = isKnown ? null : await tryRelease(desk, version, false);
    const move = (before) => {
      if (share === 100 && version) return { stable: version, canary: null };
      return version ? withCanary(before, version, share) : { stable: stableOf(before), canary: null };
    };
    return movePointer(desk.store, { ...aboutOf(desk), kind: 'canary', move, verdict });
  });
}

/**
 * Makes a build live on one's own machine at once: no shell runs yet that could try it.
 *
 * @param {Desk} desk
 * @param {{ source: string, commit: string | null }} build
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export function releaseLocally(desk, { source, commit }) {
  const { part: name, store, privateKey } = desk;
  return locked(desk, async () => {
    const version = await storeBuild({ name, source, store, privateKey, commit, signsAnew: true });
    if ((await readPointer(store)).pointer?.stable === version) return { version, isNew: false };
    const move = () => ({ stable: version, canary: null });
    await movePointer(store, { ...aboutOf(desk), commit, kind: 'release', move });
    await prune(store);
    return { version, isNew: true };
  });
}

/** Removes the releases that nobody needs any more. @returns {Promise<string[]>} their versions. */
export async function prune(store, now = Date.now()) {
  const kept = versionsToKeep(await readEntries(store), now);
  const { pointer } = await readPointer(store);
  const isKept = (version) =>
    kept.has(version) || [pointer?.stable, pointer?.canary?.version].includes(version);
  const removed = (await store.listFolders()).filter((version) => !isKept(version));
  for (const version of removed) await store.removeFolder(version);
  return removed;
}

function locked(desk, action) {
  return withLock(desk.store, action, { who: desk.who, onWait: desk.say });
}

function aboutOf({ who, why }) {
  return { who, why };
}

/**
 * Compares what the release reads with the live API, and has a shell try it.
 *
 * @throws when a shell refuses the release. Where nobody says that it is urgent, also when the API lacks what it reads
 *   or is out of reach, or when no shell answers.
 */
async function tryRelease(desk, version, isEmergency) {
  const { part, shells, privateKey, say } = desk;
  const problems = await findReadProblems(desk, version);
  if (problems.length && !isEmergency)
    throw new Error(`${problems.join('\n')}\nRelease the API first, or use --emergency.`);
  problems.forEach(say);
  const trial = await askForTrial(shells, { part, version }, privateKey);
  if ('problems' in trial) {
    const sentence = `No shell has tried ${version}. ${trial.problems.join(' ')}`;
    if (!isEmergency) throw new Error(`${sentence} Name shells with SHELL_ORIGINS, or use --emergency.`);
    say(sentence);
    return null;
  }
  const { origin, verdict } = trial;
  if (!verdict.accepted) throw new Error(`${origin} refuses ${version}:\n  ${verdict.reasons.join('\n  ')}`);
  say(`${origin} accepts ${version}: ${verdict.pages} pages in ${Math.round(verdict.milliseconds)} ms.`);
  const { slowest, largest } = verdict;
  if (slowest) say(`Slowest page: ${slowest.path}, ${Math.round(slowest.milliseconds)} ms.`);
  if (largest) say(`Most scripts: ${largest.path}, ${largest.bytes} bytes compressed.`);
  return verdict;
}

function withCanary(before, version, share) {
  return { stable: stableOf(before), canary: { version, share } };
}

function stableOf(before) {
  if (!before) throw new Error('Nothing is live yet: release without a canary first.');
  return before.stable;
}
