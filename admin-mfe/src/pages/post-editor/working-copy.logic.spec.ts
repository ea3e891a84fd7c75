import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/fixtures';
import { EMPTY_FIELDS, toFields } from './post-fields.logic';
import { toUnsavedText, toWorkingCopy, type WorkingCopy } from './working-copy.logic';

const SAVED_AT = '2026-03-05T12:00:00Z';
const copyOf = (fields: WorkingCopy['fields'], base_version: number | null = 2): WorkingCopy => ({
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
  it('is offered with what it changes, the rest as the post has it', () => {
    const post = aPost();
    expect(toUnsavedText(copyOf({ title: 'Ny', tags: ['vila', 'ro'] }), post)).toEqual({
      tab: '',
      post: '7',
      fields: { ...toFields(post), title: 'Ny', tags: 'vila, ro' },
      base: toFields(post),
      version: 2,
      isSlugByHand: false,
      savedAt: SAVED_AT,
    });
  });

  it('is not offered where it holds what the post does', () => {
    expect(toUnsavedText(copyOf({ title: 'Stillhet', tags: ['vila'] }), aPost())).toBeUndefined();
    expect(toUnsavedText(copyOf({}), null)).toBeUndefined();
  });

  it('detects an edited slug, and has the post’s version where it names none', () => {
    expect(toUnsavedText(copyOf({ slug: 'annan' }, null), aPost())).toMatchObject({
      isSlugByHand: true,
      version: 3,
    });
  });

  it('of a post that is not created yet starts from empty fields', () => {
    expect(toUnsavedText(copyOf({ title: 'Ny', slug: 'ny' }), null)).toMatchObject({
      post: 'new',
      fields: { ...EMPTY_FIELDS, title: 'Ny', slug: 'ny' },
      base: EMPTY_FIELDS,
      version: null,
      isSlugByHand: false,
    });
  });
});
