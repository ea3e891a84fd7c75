// @ts-check
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { TRIAL } from './answers.mjs';
import { VERSION } from './pointer.mjs';

/** The journal's file, beside the pointer. */
export const JOURNAL_FILE = 'journal.jsonl';

const versions = z.object({
  stable: VERSION,
  canary: z.object({ version: VERSION, share: z.number().int() }).nullable(),
});

/** One line of the journal: one change of the pointer. */
export const JOURNAL_ENTRY = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  /** Of the source that was released; null for a rollback. */
  commit: z.string().nullable(),
  why: z.string().nullable(),
  /** `takeback`: shells took a faulty release back by themselves. */
  kind: z.enum(['release', 'rollback', 'takeback', 'canary', 'emergency']),
  from: versions.nullable(),
  to: versions,
  /** What a shell said of the release; null where none was asked. */
  verdict: TRIAL.omit({ reasons: true }).nullable(),
  /** SHA-256 of the line before, without its end; null in the first one. */
  previous: z.string().nullable(),
});

/** @typedef {z.infer<typeof JOURNAL_ENTRY>} JournalEntry */

/** @param {string} text of the journal. @returns {string[]} */
function linesOf(text) {
  return text.split('\n').filter(Boolean);
}

/** @param {string} text of the journal. @returns {JournalEntry[]} oldest first. */
export function parseJournal(text) {
  return linesOf(text).map((line) => JOURNAL_ENTRY.parse(JSON.parse(line)));
}

/**
 * @param {string} text of the journal.
 * @param {Omit<JournalEntry, 'previous'>} entry
 * @returns {string} the journal with one more line.
 */
export function appendEntry(text, entry) {
  const last = linesOf(text).at(-1);
  const line = JOURNAL_ENTRY.parse({ ...entry, previous: last === undefined ? null : hashOf(last) });
  return `${text}${JSON.stringify(line)}\n`;
}

/**
 * Checks that no line was changed, added or removed within the journal. What was cut off at its end shows only by
 * comparison with the pointer, which {@link JournalEntry}'s `to` has to equal.
 *
 * @param {string} text
 * @returns {number | null} the first line whose predecessor is not the one it names, counted from 1.
 */
export function verifyJournal(text) {
  const lines = linesOf(text);
  const broken = lines.findIndex((line, index) => {
    const before = lines[index - 1];
    return previousOf(line) !== (before === undefined ? null : hashOf(before));
  });
  return broken < 0 ? null : broken + 1;
}

/** @param {string} line @returns {unknown} */
function previousOf(line) {
  try {
    return JSON.parse(line).previous;
  } catch {
    return undefined;
  }
}

/** @param {string} line */
function hashOf(line) {
  return createHash('sha256').update(line).digest('hex');
}
