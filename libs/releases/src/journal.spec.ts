import { describe, expect, it } from '@jest/globals';
import { appendEntry, type JournalEntry, parseJournal, verifyJournal } from './journal.mjs';

const entry = (stable: string): Omit<JournalEntry, 'previous'> => ({
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
  it('is read as it was written', () => {
    expect(parseJournal(journal).map(({ to }) => to.stable)).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc']);
    expect(parseJournal(journal)[0]).toEqual({ ...entry('aaaaaaaa'), previous: null });
  });

  it('is read where its lines know fewer words than today', () => {
    const verdict = { accepted: true, pages: 3, milliseconds: 9 };
    const line = JSON.stringify({ ...entry('aaaaaaaa'), verdict, previous: null });
    expect(parseJournal(line)[0]?.verdict).toEqual({ ...verdict, slowest: null, largest: null });
    expect(verifyJournal(line)).toBeNull();
  });

  it('holds while nobody changes it', () => {
    expect(verifyJournal('')).toBeNull();
    expect(verifyJournal(journal)).toBeNull();
  });

  it.each([
    ['a changed line', (lines: string[]) => [lines[0], lines[1]?.replace('Ada', 'Eva'), lines[2]], 3],
    ['a missing line', (lines: string[]) => [lines[0], lines[2]], 2],
    ['a missing beginning', (lines: string[]) => lines.slice(1), 1],
    ['two exchanged lines', (lines: string[]) => [lines[1], lines[0], lines[2]], 1],
    ['a torn line', (lines: string[]) => [lines[0], '{"previous":', lines[2]], 2],
  ])('shows %s', (_name, change, line) => {
    expect(verifyJournal(change(journal.trimEnd().split('\n')).join('\n'))).toBe(line);
  });

  it('takes no entry with a wrong version', () => {
    expect(() => appendEntry('', entry('../x'))).toThrow();
  });
});
