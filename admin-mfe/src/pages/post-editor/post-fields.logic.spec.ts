import { describe, expect, it } from '@jest/globals';
import {
  areSameFields,
  EMPTY_FIELDS,
  readFields,
  sortIssues,
  splitTags,
  toInput,
  type PostFields,
} from './post-fields.logic';

const GOOD: PostFields = { ...EMPTY_FIELDS, title: 'Titel', slug: 'titel', content: 'Text' };

describe('toInput', () => {
  it('sends the slug only when the author edited it', () => {
    expect(toInput(GOOD, { isSlugByHand: false })).not.toHaveProperty('slug');
    expect(toInput(GOOD, { isSlugByHand: true })).toHaveProperty('slug', 'titel');
  });
});

describe('splitTags', () => {
  it('leaves out blanks and repetitions', () => {
    expect(splitTags(' vila,, ro , vila')).toEqual(['vila', 'ro']);
  });
});

describe('sortIssues', () => {
  it('gives each field its first issue and keeps the rest as sentences', () => {
    const { errors, others } = sortIssues([
      { path: 'tags.2', message: 'För lång.' },
      { path: 'tags', message: 'För många.' },
      { path: 'okänt', message: 'Fältet finns inte.' },
    ]);
    expect(errors).toEqual([{ name: 'tags', message: 'För lång.' }]);
    expect(others).toEqual(['Fältet finns inte.']);
  });
});

describe('readFields', () => {
  it('takes what was kept, and the fallback where a field is missing or does not fit', () => {
    const { tags: _, ...kept } = { ...GOOD, status: 'deleted', categories: ['hund'], shows_crisis_card: 1 };
    const fallback: PostFields = { ...EMPTY_FIELDS, tags: 'vila', categories: ['somn'], status: 'published' };
    expect(readFields({ ...kept, unknown: 'x' }, fallback)).toEqual({
      ...GOOD,
      tags: 'vila',
      categories: ['somn'],
      status: 'published',
      shows_crisis_card: false,
    });
  });
});

it('the order of categories is no difference', () => {
  const a: PostFields = { ...GOOD, categories: ['somn', 'naring'] };
  expect(areSameFields(a, { ...GOOD, categories: ['naring', 'somn'] })).toBe(true);
  expect(areSameFields(a, { ...GOOD, categories: ['naring'] })).toBe(false);
});
