// @ts-check
import { z } from 'zod';
import { TRIAL } from './answers.mjs';
import { VERSION } from './manifest.mjs';

/** The journal's file, beside the pointer. */
export const JOURNAL_FILE = 'journal.jsonl';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_RELEASES = 5;

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

/** @param {JournalEntry['kind']} kind */
export function isWayBack(kind) {
  return kind === 'rollback' || kind === 'takeback';
}

/**
 * The version that was stable before the present one. Rollbacks go back step by step: each takes its version and those
 * after it off the stack. What was gone back from comes back only by a release.
 *
 * @param {JournalEntry[]} entries oldest first.
 * @returns {string | null}
 */
export function versionBefore(entries) {
  /** @type {string[]} */
  let stack = [];
  for (const { kind, from, to } of entries) {
    const isBack = isWayBack(kind);
    if (isBack && from?.stable !== to.stable) stack = stack.filter((version) => version !== from?.stable);
    const place = isBack ? stack.lastIndexOf(to.stable) : -1;
    if (place >= 0) stack.length = place + 1;
    else if (stack.at(-1) !== to.stable) stack.push(to.stable);
  }
  return stack.at(-2) ?? null;
}

/**
 * The releases that stay: those that open tabs of the last day may still load from, those that a rollback may go to,
 * and at least the last five that were live.
 *
 * @param {JournalEntry[]} entries oldest first.
 * @param {number} now
 * @returns {Set<string>}
 */
export function versionsToKeep(entries, now) {
  const kept = new Set();
  const latest = [...entries].reverse();
  // Each entry's versions were live until the entry after it; those of the last one are live.
  for (const [index, { to }] of latest.entries()) {
    const until = index === 0 ? now : Date.parse(latest[index - 1]?.at ?? '');
    for (const version of [to.stable, to.canary?.version])
      if (version && (now - until < DAY_MS || kept.size < KEPT_RELEASES)) kept.add(version);
  }
  return kept;
}

/**
 * The change that made a version live.
 *
 * @param {JournalEntry[]} entries oldest first.
 * @param {string} version
 * @returns {JournalEntry | null}
 */
export function lastChangeOf(entries, version) {
  /** @type {JournalEntry | null} */
  let found = null;
  for (const entry of entries) {
    const isLive = [entry.to.stable, entry.to.canary?.version].includes(version);
    const wasLive = [entry.from?.stable, entry.from?.canary?.version].includes(version);
    if (isLive && !wasLive) found = entry;
  }
  return found;
}
