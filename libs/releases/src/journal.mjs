// @ts-check
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
});

/** @typedef {z.infer<typeof JOURNAL_ENTRY>} JournalEntry */

/** @param {string} text of the journal. @returns {JournalEntry[]} oldest first. @throws where a line cannot be read. */
export function parseJournal(text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JOURNAL_ENTRY.parse(JSON.parse(line)));
}

/** @param {string} text of the journal. @returns {JournalEntry[] | null} null where a line cannot be read. */
export function readJournal(text) {
  try {
    return parseJournal(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} text of the journal.
 * @param {JournalEntry} entry
 * @returns {string} the journal with one more line.
 */
export function appendEntry(text, entry) {
  return `${text}${JSON.stringify(JOURNAL_ENTRY.parse(entry))}\n`;
}
