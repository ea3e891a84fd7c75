import { beforeEach, expect, it, jest } from '@jest/globals';
import { DRAFTS_KEY, dropDraft, findDraft, keepDraft, newSitting, type Draft } from './draft-store';
import { EMPTY_FIELDS } from './post-fields.logic';

const NOW = new Date('2026-03-05T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

function aDraft(changes: Partial<Draft> = {}): Draft {
  return {
    sitting: 'a',
    post: '7',
    fields: { ...EMPTY_FIELDS, title: 'Osparad' },
    isSlugByHand: false,
    base: EMPTY_FIELDS,
    version: 3,
    savedAt: NOW.toISOString(),
    ...changes,
  };
}

it('finds the newest draft of the post, but not the one of the same sitting', () => {
  keepDraft(aDraft({ sitting: 'old', savedAt: '2026-03-04T12:00:00Z' }));
  keepDraft(aDraft({ sitting: 'new' }));
  keepDraft(aDraft({ sitting: 'other', post: 'new' }));
  expect(findDraft('7', 'mine')?.sitting).toBe('new');
  expect(findDraft('7', 'new')?.sitting).toBe('old');
  expect(findDraft('8', 'mine')).toBeUndefined();
});

it('keeps one draft a sitting, and forgets it when asked', () => {
  keepDraft(aDraft());
  keepDraft(aDraft({ fields: { ...EMPTY_FIELDS, title: 'Senare' } }));
  expect(findDraft('7', '')?.fields.title).toBe('Senare');
  dropDraft('a');
  expect(window.localStorage.getItem(DRAFTS_KEY)).toBeNull();
});

it('lets go of drafts that are older than sixty days', () => {
  keepDraft(aDraft());
  jest.setSystemTime(new Date('2026-05-05T12:00:00Z'));
  keepDraft(aDraft({ sitting: 'b', post: '8', savedAt: new Date().toISOString() }));
  expect(findDraft('7', '')).toBeUndefined();
});

it.each(['{', '7', '[{"sitting":"a"}]', '[null]'])('takes no harm from %p in the storage', (stored) => {
  window.localStorage.setItem(DRAFTS_KEY, stored);
  expect(findDraft('7', '')).toBeUndefined();
  expect(keepDraft(aDraft())).toBe(true);
});

it('says when the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(aDraft())).toBe(false);
});

it('gives every sitting a name of its own', () => {
  expect(newSitting()).not.toBe(newSitting());
});
