import { JOURNAL_FILE, lastChangeOf, readJournal } from '@stillsam/releases/journal';
import { readPointer } from '@stillsam/releases/pointer';

/** @import { JournalEntry } from '@stillsam/releases/journal' */

const SHOWN_LINES = 5;

/**
 * What is live of a part, and how it came to that.
 *
 * @param {string} part
 * @param {import('@stillsam/releases/open-store').Store} store
 * @returns {Promise<string>}
 */
export async function reportOf(part, store) {
  const { pointer } = await readPointer(store);
  const entries = readJournal((await store.read(JOURNAL_FILE))?.text ?? '');
  if (!entries) return `${part}\n  A line of the journal, ${store.place}/${JOURNAL_FILE}, cannot be read.`;
  if (!pointer) return `${part}\n  Nothing is live.`;
  const { stable, canary } = pointer;
  const lines = [`stable  ${stable}  ${since(entries, stable)}`];
  if (canary) lines.push(`canary  ${canary.version}  ${canary.share} %, ${since(entries, canary.version)}`);
  if (!isEntered(entries.at(-1), pointer))
    lines.push('The journal does not name the last change of the pointer.');
  lines.push(...entries.slice(-SHOWN_LINES).reverse().map(describe));
  return [part, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @param {JournalEntry[]} entries @param {string} version */
function since(entries, version) {
  const entry = lastChangeOf(entries, version);
  return entry ? `since ${entry.at} by ${entry.who}` : 'since an unknown time';
}

/**
 * @param {JournalEntry | undefined} entry
 * @param {import('@stillsam/releases/pointer').Pointer} pointer
 */
function isEntered(entry, { stable, canary }) {
  return JSON.stringify(entry?.to) === JSON.stringify({ stable, canary });
}

/** @param {JournalEntry} entry */
function describe({ at, kind, from, to, who, commit, why }) {
  const change = `${textOf(from)} → ${textOf(to)}`;
  return [at, kind.padEnd(9), change, `by ${who}`, commit?.slice(0, 10), why].filter(Boolean).join('  ');
}

/** @param {JournalEntry['from']} versions */
function textOf(versions) {
  if (!versions) return 'nothing';
  const { stable, canary } = versions;
  return canary ? `${stable} (${canary.share} % ${canary.version})` : stable;
}
