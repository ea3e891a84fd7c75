import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/fixtures';
import { EMPTY_FIELDS, toFields } from './post-fields.logic';
import { toUnsavedText, toWorkingCopy, type WorkingCopy } from './post-texts';

const SAVED_AT = '2026-03-05T12:00:00Z';
const copyOf = (fields: WorkingCopy['fields'], base_version: number | null = 2): WorkingCopy => ({
  tab: 'a1',
  fields,
  base_version,
  saved_at: SAVED_AT,
});

it('sends the fields with the tags as a list, and the version they started from', () => {
  const base = toFields(aPost());
  const fields = { ...base, title: 'Ny', tags: 'vila, ro' };
  expect(toWorkingCopy({ fields, base, isSlugByHand: false, version: 3 })).toEqual({
    ...fields,
    tags: ['vila', 'ro'],
    base_version: 3,
  });
});

describe('a working copy', () => {
  it('offers what it changes, the rest as the post has it', () => {
    const post = aPost();
    expect(toUnsavedText(copyOf({ title: 'Ny', tags: ['vila', 'ro'] }), post)).toEqual({
      tab: 'a1',
      document: '7',
      fields: { ...toFields(post), title: 'Ny', tags: 'vila, ro' },
      base: toFields(post),
      version: 2,
      isSlugByHand: false,
      savedAt: SAVED_AT,
      sentAt: SAVED_AT,
    });
  });

  it('detects an edited slug, and has the post’s version where it names none', () => {
    expect(toUnsavedText(copyOf({ slug: 'annan' }, null), aPost())).toMatchObject({
      isSlugByHand: true,
      version: 3,
    });
  });

  it('starts from empty fields where the post is not created yet', () => {
    expect(toUnsavedText(copyOf({ title: 'Ny', slug: 'ny' }), null)).toMatchObject({
      document: 'new',
      fields: { ...EMPTY_FIELDS, title: 'Ny', slug: 'ny' },
      base: EMPTY_FIELDS,
      version: null,
      isSlugByHand: false,
    });
  });
});
