// @ts-check
import { POINTER, parseJson } from './files.mjs';
import { appendEntry, isWayBack, JOURNAL_FILE, parseJournal, versionBefore } from './journal.mjs';
import { withLock } from './lock.mjs';
import { Refusal } from './refusal.mjs';
import { assertServable } from './signature.mjs';

/** @typedef {import('./open-store.mjs').Store} Store */
/** @typedef {import('./files.mjs').Pointer} Pointer */
/** @typedef {import('./journal.mjs').JournalEntry} JournalEntry */

export const POINTER_FILE = 'current.json';
const ATTEMPTS = 5;
/** More than the releases that a shell may have served before. */
const MAX_WITHDRAWN = 20;

/**
 * @param {Store} store
 * @returns {Promise<{ pointer: Pointer | null, etag: string | null }>} no pointer
 *   where nothing is live, or where the file is of another form.
 */
export async function readPointer(store) {
  const file = await store.read(POINTER_FILE);
  if (!file) return { pointer: null, etag: null };
  return { pointer: POINTER.safeParse(parseJson(file.text)).data ?? null, etag: file.etag };
}

/** @param {Store} store @returns {Promise<JournalEntry[]>} oldest first. */
export async function readEntries(store) {
  return parseJournal((await store.read(JOURNAL_FILE))?.text ?? '');
}

/**
 * Moves the pointer in one step and enters the change in the journal.
 *
 * @param {Store} store
 * @param {object} change
 * @param {JournalEntry['kind']} change.kind
 * @param {(pointer: Pointer | null) => { stable: string, canary: { version: string, share: number } | null }} change.move
 * @param {string} change.who
 * @param {string | null} [change.commit]
 * @param {string | null} [change.why]
 * @param {import('./answers.mjs').Trial | null} [change.verdict]
 * @returns {Promise<Pointer>}
 * @throws with one sentence when somebody else moved it meanwhile.
 */
export async function movePointer(store, { kind, move, who, commit = null, why = null, verdict = null }) {
  const { pointer: from, etag } = await readPointer(store);
  const at = new Date().toISOString();
  const next = move(from);
  const to = POINTER.parse({ ...next, withdrawn: withdrawnBy(kind, from, next), changedAt: at });
  if (!(await store.write(POINTER_FILE, `${JSON.stringify(to, null, 2)}\n`, etag)))
    throw new Refusal(
      'moved',
      `Somebody else changed ${store.place}/${POINTER_FILE} meanwhile; nothing was changed now.`,
    );
  await enter(store, {
    at,
    who,
    commit,
    why,
    kind,
    from: from && versionsOf(from),
    to: versionsOf(to),
    verdict,
  });
  return to;
}

/**
 * A part whose live releases change, and who changes them.
 *
 * @typedef {object} Target
 * @property {string} part
 * @property {Store} store
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

/**
 * What is live again is no longer withdrawn.
 *
 * @param {JournalEntry['kind']} kind
 * @param {Pointer | null} from
 * @param {JournalEntry['to']} to
 */
function withdrawnBy(kind, from, to) {
  const left = isWayBack(kind) ? [from?.stable, from?.canary?.version] : [];
  const versions = new Set([...(from?.withdrawn ?? []), ...left]);
  return [...versions]
    .filter((version) => version && ![to.stable, to.canary?.version].includes(version))
    .slice(-MAX_WITHDRAWN);
}

/** @param {Store} store @param {JournalEntry} entry */
async function enter(store, entry) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const journal = await store.read(JOURNAL_FILE);
    const text = appendEntry(journal?.text ?? '', entry);
    if (await store.write(JOURNAL_FILE, text, journal?.etag ?? null)) return;
  }
  throw new Error(`The pointer was moved, but ${store.place}/${JOURNAL_FILE} could not be written.`);
}

/** @param {Pointer} pointer */
function versionsOf({ stable, canary }) {
  return { stable, canary };
}
