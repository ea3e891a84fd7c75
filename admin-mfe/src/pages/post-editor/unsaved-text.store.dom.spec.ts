import { beforeEach, expect, it, jest } from '@jest/globals';
import { EMPTY_FIELDS } from './post-fields.logic';
import {
  dropUnsavedText,
  keepUnsavedText,
  newTab,
  UNSAVED_KEY,
  unsavedTextsOf,
  type UnsavedText,
} from './unsaved-text.store';

const NOW = new Date('2026-03-05T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

function aText(changes: Partial<UnsavedText> = {}): UnsavedText {
  return {
    tab: 'a',
    post: '7',
    fields: { ...EMPTY_FIELDS, title: 'Osparad' },
    isSlugByHand: false,
    base: EMPTY_FIELDS,
    version: 3,
    savedAt: NOW.toISOString(),
    ...changes,
  };
}

it('lists records of other tabs of the post, the newest first', () => {
  keepUnsavedText(aText({ tab: 'old', savedAt: '2026-03-04T12:00:00Z' }));
  keepUnsavedText(aText({ tab: 'new' }));
  keepUnsavedText(aText({ tab: 'other', post: 'new' }));
  expect(unsavedTextsOf('7', 'mine').map(({ tab }) => tab)).toEqual(['new', 'old']);
  expect(unsavedTextsOf('7', 'new')[0]?.tab).toBe('old');
  expect(unsavedTextsOf('8', 'mine')).toEqual([]);
});

it('keeps one text for each tab, and deletes it on request', () => {
  keepUnsavedText(aText());
  keepUnsavedText(aText({ fields: { ...EMPTY_FIELDS, title: 'Senare' } }));
  expect(unsavedTextsOf('7', '')[0]?.fields.title).toBe('Senare');
  dropUnsavedText('a');
  expect(window.localStorage.getItem(UNSAVED_KEY)).toBeNull();
});

it('drops texts that are older than sixty days', () => {
  keepUnsavedText(aText());
  jest.setSystemTime(new Date('2026-05-05T12:00:00Z'));
  keepUnsavedText(aText({ tab: 'b', post: '8', savedAt: new Date().toISOString() }));
  expect(unsavedTextsOf('7', '')).toEqual([]);
});

it.each(['{', '7', '[{"tab":"a"}]', '[null]'])('ignores %p in the storage', (stored) => {
  window.localStorage.setItem(UNSAVED_KEY, stored);
  expect(unsavedTextsOf('7', '')).toEqual([]);
  expect(keepUnsavedText(aText())).toBe(true);
});

it('reads a text that an earlier version of the editor kept, with the fields that it lacks', () => {
  const { tab: _, fields, ...record } = aText();
  const { featured_image_alt: __, ...earlier } = fields;
  window.localStorage.setItem(UNSAVED_KEY, JSON.stringify([{ ...record, sitting: 'x', fields: earlier }]));
  expect(unsavedTextsOf('7', '')).toEqual([aText({ tab: 'x' })]);
});

it('reports when the browser refuses to store', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepUnsavedText(aText())).toBe(false);
});

it('gives every tab a unique id', () => {
  expect(newTab()).not.toBe(newTab());
});
