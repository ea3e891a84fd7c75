import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RESOURCES } from './catalogue';
import {
  MAX_ENTRIES,
  NO_HISTORY,
  STORED_HISTORY,
  enableHistory,
  eraseHistory,
  parseHistory,
  recordCompletion,
  withDoneEntry,
  type DoneEntry,
  type History,
} from './history';

const entries = fc.record<DoneEntry>({
  id: fc.constantFrom(...RESOURCES.map(({ id }) => id)),
  at: fc.integer({ min: 0, max: 4e12 }),
});

afterEach(() => {
  eraseHistory();
  localStorage.clear();
});

describe('recording completions', () => {
  it('stays off by default and writes nothing', () => {
    recordCompletion('mindful-breathing', 1);
    expect(STORED_HISTORY.read()).toEqual(NO_HISTORY);
    expect(localStorage).toHaveLength(0);
  });

  it('stays erased when another tab erased it after this page read it', () => {
    enableHistory();
    recordCompletion('mindful-breathing', 1);
    // As another tab does, without a `storage` event.
    localStorage.removeItem('stillsam.ovning.historik');
    recordCompletion('recovery-test', 2);
    expect(STORED_HISTORY.read()).toEqual(NO_HISTORY);
    expect(localStorage).toHaveLength(0);
  });

  it('holds what was done and when, newest first, and nothing else', () => {
    enableHistory();
    recordCompletion('mindful-breathing', 1);
    recordCompletion('recovery-test', 2);
    expect(JSON.parse(localStorage.getItem('stillsam.ovning.historik') ?? '')).toEqual({
      isOn: true,
      entries: [
        { id: 'recovery-test', at: 2 },
        { id: 'mindful-breathing', at: 1 },
      ],
    });
  });

  it('erases the list and the setting together', () => {
    enableHistory();
    recordCompletion('mindful-breathing', 1);
    eraseHistory();
    expect(localStorage).toHaveLength(0);
    recordCompletion('mindful-breathing', 2);
    expect(STORED_HISTORY.read()).toEqual(NO_HISTORY);
  });
});

describe('the history', () => {
  it('keeps the newest entries up to the limit', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 150 }), (list) => {
        const start: History = { isOn: true, entries: [] };
        const history = list.reduce(withDoneEntry, start);
        expect(history.entries).toEqual([...list].reverse().slice(0, MAX_ENTRIES));
      }),
    );
  });

  it('returns as it was written', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(entries, { maxLength: 20 }), (isOn, list) => {
        const history = { isOn, entries: list };
        expect(parseHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
      }),
    );
  });

  it('parses any stored value without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (found) => {
        const history = parseHistory(found);
        if (history) expect(Array.isArray(history.entries)).toBe(true);
      }),
    );
    const odd = [
      { id: 'okänd', at: 1 },
      { id: 'recovery-test', at: 9e15 },
      null,
      3,
      { id: 'recovery-test', at: 5 },
    ];
    expect(parseHistory({ isOn: true, entries: odd })?.entries).toEqual([{ id: 'recovery-test', at: 5 }]);
  });
});
