import { describe, expect, it } from '@jest/globals';
import { appendEntry, type JournalEntry, parseJournal, readJournal } from './journal.mjs';

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
