import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COGNITIVE_MACHINE, EMOTIONAL_SHIFTS, THOUGHT_PATTERNS } from './cognitive.machine';
import {
  journalAsJson,
  journalAsText,
  entryOf,
  hasEntry,
  parseJournal,
  withEntry,
  withoutEntry,
  type JournalEntry,
} from './journal.logic';

const DATES = ['2026-03-05T10:00:00.000Z', '2026-03-05T10:00:00.001Z', '2026-03-07T23:30:00.000Z'];
const entry: fc.Arbitrary<JournalEntry> = fc.record({
  originalThought: fc.string({ minLength: 1 }),
  pattern: fc.constantFrom(...THOUGHT_PATTERNS),
  reframedThought: fc.string({ minLength: 1 }),
  emotionalShift: fc.constantFrom(...EMOTIONAL_SHIFTS),
  date: fc.constantFrom(...DATES),
});
const journal = fc.uniqueArray(entry, { selector: ({ date }) => date, maxLength: 3 });

describe('the journal', () => {
  it('holds an entry after it was added, once, and loses no other', () => {
    fc.assert(
      fc.property(journal, entry, (before, added) => {
        const after = withEntry(before, added);
        expect(hasEntry(after, added)).toBe(true);
        expect(after.filter(({ date }) => date === added.date)).toHaveLength(1);
        before.filter(({ date }) => date !== added.date).forEach((kept) => expect(after).toContain(kept));
      }),
    );
  });

  it('drops the erased entry alone', () => {
    fc.assert(
      fc.property(journal, fc.constantFrom(...DATES), (before, date) => {
        expect(withoutEntry(before, date)).toEqual(before.filter((each) => each.date !== date));
      }),
    );
  });

  it('reads back what it exports as JSON, and leaves out what is no entry', () => {
    fc.assert(
      fc.property(journal, fc.array(fc.jsonValue()), (kept, other) => {
        const list: unknown[] = JSON.parse(journalAsJson(kept));
        expect(parseJournal([...list, ...other])).toEqual(kept);
      }),
    );
    expect(parseJournal({ entries: [] })).toBeNull();
  });

  it('becomes a text in Swedish words, with line ends for every editor', () => {
    const text = journalAsText([
      {
        originalThought: 'Det blir alltid fel.\nAlltid.',
        pattern: 'overgeneralizing',
        reframedThought: 'Det blev fel i dag.',
        emotionalShift: 'lighter',
        date: '2026-03-05T10:00:00.000Z',
      },
    ]);
    expect(text.split('\r\n')).toEqual([
      'Kognitiv omstrukturering',
      '',
      '5 mars 2026',
      'Tanken som fastnade: Det blir alltid fel.',
      'Alltid.',
      'Mönstret: Övergeneralisering',
      'Ett annat sätt att se det: Det blev fel i dag.',
      'Hur det kändes efteråt: Lite lättare',
      '',
    ]);
  });
});

const ENTRY: JournalEntry = {
  originalThought: 'Det går aldrig.',
  pattern: 'overgeneralizing',
  reframedThought: 'Det gick inte i dag.',
  emotionalShift: 'lighter',
  date: '2026-03-05T10:00:00.000Z',
};

describe('an entry', () => {
  const finished = { ...COGNITIVE_MACHINE.initial, ...ENTRY, originalThought: ' Det går aldrig.\n' };

  it('holds a finished exercise without the blanks around its texts', () => {
    const state = { ...finished, reframedThought: ' Det gick inte i dag. ' };
    expect(entryOf(state, ENTRY.date)).toEqual(ENTRY);
  });

  it.each([{ pattern: null }, { emotionalShift: null }])('comes to null for an exercise with %j', (lack) => {
    expect(entryOf({ ...finished, ...lack }, ENTRY.date)).toBeNull();
  });

  it.each([
    { originalThought: 1 },
    { reframedThought: null },
    { pattern: 'none' },
    { emotionalShift: 'glad' },
    { date: 'i går' },
    { date: 20260305 },
  ])('counts as none with %j', (wrong) => {
    expect(parseJournal([{ ...ENTRY, ...wrong }, ENTRY])).toEqual([ENTRY]);
  });

  it('goes first when new, and keeps its position when saved again', () => {
    const older = { ...ENTRY, date: '2026-03-04T10:00:00.000Z' };
    expect(withEntry([older], ENTRY)).toEqual([ENTRY, older]);
    const changed = { ...older, emotionalShift: 'hopeful' as const };
    expect(withEntry([ENTRY, older], changed)).toEqual([ENTRY, changed]);
    expect(hasEntry([ENTRY, older], changed)).toBe(false);
  });
});
