import { describe, expect, it } from '@jest/globals';
import {
  appendEntry,
  lastChangeOf,
  parseJournal,
  readJournal,
  versionBefore,
  versionsToKeep,
  type JournalEntry,
} from './journal.mjs';

const entry = (stable: string): JournalEntry => ({
  at: '2026-11-23T08:00:00.000Z',
  who: 'Ada',
  commit: null,
  why: 'ny text',
  kind: 'release',
  from: null,
  to: { stable, canary: null },
  verdict: null,
});
const journal = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].reduce(
  (text, version) => appendEntry(text, entry(version)),
  '',
);

describe('the journal', () => {
  it('reads back as it was written', () => {
    expect(parseJournal(journal).map(({ to }) => to.stable)).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc']);
    expect(parseJournal(journal)[0]).toEqual(entry('aaaaaaaa'));
  });

  it('reads where its lines know other words than today', () => {
    const verdict = { accepted: true, pages: 3, milliseconds: 9 };
    const largest = { path: '/', bytes: 31323 };
    const line = JSON.stringify({ ...entry('aaaaaaaa'), verdict: { ...verdict, largest }, previous: null });
    expect(readJournal(line)).toEqual([{ ...entry('aaaaaaaa'), verdict: { ...verdict, slowest: null } }]);
  });

  it.each([
    ['torn', journal.slice(0, -20)],
    ['wrong', journal.replace('aaaaaaaa', '../x')],
  ])('does not read where a line is %s', (_what, text) => {
    expect(readJournal(text)).toBeNull();
  });

  it('takes no entry with a wrong version', () => {
    expect(() => appendEntry('', entry('../x'))).toThrow();
  });
});

const HOUR = 60 * 60_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');

/** Changes of the pointer, each `hoursAgo`. */
type Change = readonly [stable: string, hoursAgo?: number, kind?: JournalEntry['kind'], canary?: string];

function journalOf(...changes: readonly Change[]): JournalEntry[] {
  let from: JournalEntry['from'] = null;
  return changes.map(([stable, hoursAgo = 0, kind = 'release', canary]) => {
    const to = { stable, canary: canary === undefined ? null : { version: canary, share: 5 } };
    const at = new Date(NOW - hoursAgo * HOUR).toISOString();
    const entry = { at, who: '', commit: null, why: null, kind, from, to, verdict: null };
    from = to;
    return entry;
  });
}

describe('the version before', () => {
  it.each<[Change[], string | null]>([
    [[], null],
    [[['a']], null],
    [[['a'], ['b']], 'a'],
    [[['a'], ['b'], ['c'], ['b', 0, 'rollback']], 'a'],
    [[['a'], ['b'], ['a', 0, 'rollback'], ['c']], 'a'],
    [[['a'], ['b'], ['b', 0, 'canary', 'c'], ['b', 0, 'canary']], 'a'],
    [[['a'], ['b'], ['a']], 'b'],
    [[['a'], ['b'], ['x', 0, 'rollback']], 'a'],
    [[['a'], ['b'], ['a'], ['b', 0, 'takeback']], null],
    [[['a'], ['b'], ['c'], ['b'], ['c', 0, 'takeback'], ['b']], 'c'],
    [[['a'], ['b'], ['b', 0, 'takeback']], 'a'],
  ])('follows from %j as %s', (changes, version) => {
    expect(versionBefore(journalOf(...changes))).toBe(version);
  });
});

describe('the list of releases that stay', () => {
  const old = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((version, index) => [version, 1000 - index] as const);

  it('includes at least the last five that were live', () => {
    expect([...versionsToKeep(journalOf(...old), NOW)].sort()).toEqual(['c', 'd', 'e', 'f', 'g']);
  });

  it('includes all that were live within a day, however many', () => {
    const recent = ['h', 'i', 'j', 'k', 'l', 'm'].map((version, index) => [version, 20 - index] as const);
    // g was live until h came 20 hours ago; f had ended long before.
    expect([...versionsToKeep(journalOf(...old, ...recent), NOW)].sort()).toEqual([...'ghijklm']);
  });

  it('includes the stable one and the canary, however old', () => {
    const changes: Change[] = [...old, ['g', 900, 'canary', 'z']];
    const kept = versionsToKeep(journalOf(...changes), NOW);
    expect(kept.has('g') && kept.has('z')).toBe(true);
    expect(kept.size).toBe(5);
  });
});

it('finds the last change that made a version live', () => {
  const entries = journalOf(['a', 9], ['b', 8], ['a', 7, 'rollback'], ['a', 6, 'canary', 'b']);
  expect(lastChangeOf(entries, 'a')).toBe(entries[2]);
  expect(lastChangeOf(entries, 'b')).toBe(entries[3]);
  expect(lastChangeOf(entries, 'c')).toBeNull();
});
