// @ts-check
import { z } from 'zod';
import { VERSION } from './manifest.mjs';
import { appendEntry, isWayBack, JOURNAL_FILE, parseJournal } from './journal.mjs';
import { Refusal } from './refusal.mjs';
import { parseJson } from './answers.mjs';

/** `current.json` of a remote's origin: which releases are live. It is the one file of an origin that changes. */
export const POINTER = z.object({
  stable: VERSION,
  /** A release that a share of the visitors gets, in per cent. */
  canary: z.object({ version: VERSION, share: z.number().int().min(1).max(99) }).nullable(),
  /** Versions that were gone back from: no shell falls back to them by itself. */
  withdrawn: z.array(VERSION).default([]),
  changedAt: z.iso.datetime(),
});

/** @typedef {z.infer<typeof POINTER>} Pointer */

/** @typedef {import('./open-store.mjs').Store} Store */
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
