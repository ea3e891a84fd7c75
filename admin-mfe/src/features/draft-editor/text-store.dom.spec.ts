import { beforeEach, expect, it, jest } from '@jest/globals';
import { createTextStore, newTab, type StoredText } from './text-store';

const KEY = 'stillsam-test-drafts';
const NOW = new Date('2026-03-05T12:00:00Z');

interface Note {
  words: string;
}

const store = createTextStore<Note>(KEY, (record) =>
  'words' in record && typeof record.words === 'string' ? { words: record.words } : undefined,
);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

function aText(changes: Partial<StoredText<Note>> = {}): StoredText<Note> {
  return { tab: 'a', document: '7', words: 'Osparad', savedAt: NOW.toISOString(), ...changes };
}

it('finds records of other tabs of the document', () => {
  store.keep(aText({ tab: 'b' }));
  store.keep(aText());
  store.keep(aText({ tab: 'other', document: 'new' }));
  expect(store.find('7', 'mine').map(({ tab }) => tab)).toEqual(['a', 'b']);
  expect(store.find('7', 'a').map(({ tab }) => tab)).toEqual(['b']);
  expect(store.find('8', 'mine')).toEqual([]);
});

it('keeps one text for each tab, and deletes it on request', () => {
  store.keep(aText());
  store.keep(aText({ words: 'Senare' }));
  expect(store.find('7', '')).toEqual([aText({ words: 'Senare' })]);
  store.drop('a');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('drops texts that are older than sixty days', () => {
  store.keep(aText());
  jest.setSystemTime(new Date('2026-05-05T12:00:00Z'));
  store.keep(aText({ tab: 'b', document: '8', savedAt: new Date().toISOString() }));
  expect(store.find('7', '')).toEqual([]);
});

it.each(['{', '7', '[{"tab":"a"}]', '[null]', '[{"document":"7","words":"x","savedAt":"2026-03-05"}]'])(
  'ignores %p in the storage',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(store.find('7', '')).toEqual([]);
    expect(store.keep(aText())).toBe(true);
  },
);

it('reports when the browser refuses to store', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.keep(aText())).toBe(false);
});

it('gives every tab a unique id that the API takes', () => {
  expect(newTab()).not.toBe(newTab());
  expect(newTab()).toMatch(/^[a-z0-9]{1,32}$/);
});
