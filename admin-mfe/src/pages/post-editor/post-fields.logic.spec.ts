import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/fixtures';
import {
  areSameFields,
  EMPTY_FIELDS,
  readFields,
  sortIssues,
  splitTags,
  toFields,
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

describe('the fields of a post', () => {
  it('are empty at first, with the usual placing', () => {
    expect(EMPTY_FIELDS).toEqual({
      title: '',
      subtitle: '',
      slug: '',
      excerpt: '',
      content: '',
      status: 'draft',
      featured_image: '',
      featured_image_alt: '',
      categories: [],
      tags: '',
      difficulty: 'Nybörjare',
      icon: 'leaf',
      shows_crisis_card: false,
      meta_description: '',
      meta_keywords: '',
      publish_at: '',
    });
  });

  it('are those of the saved post in the form of the form, and nothing else of it', () => {
    const { id, version, ...post } = aPost({
      featured_image: '/api/media/a/960.webp',
      tags: ['vila', 'ro'],
      publish_at: '2026-07-15T06:00:00Z',
    });
    expect([id, version]).toEqual(['7', 3]);
    const fields = toFields(aPost(post));
    expect(Object.keys(fields).sort()).toEqual(Object.keys(EMPTY_FIELDS).sort());
    expect(fields).toMatchObject({
      title: 'Stillhet',
      featured_image: '/api/media/a/960.webp',
      tags: 'vila, ro',
      publish_at: '2026-07-15T08:00',
    });
    expect(toFields(aPost())).toMatchObject({ featured_image: '', publish_at: '' });
  });

  it('are sent trimmed, with the time of a draft alone', () => {
    const typed = {
      ...GOOD,
      slug: ' titel ',
      featured_image: ' /api/media/a/960.webp ',
      tags: 'vila, ro',
      publish_at: '2026-07-15T08:00',
    };
    expect(toInput(typed, { isSlugByHand: true })).toMatchObject({
      slug: 'titel',
      featured_image: '/api/media/a/960.webp',
      tags: ['vila', 'ro'],
      publish_at: '2026-07-15T06:00:00.000Z',
    });
    const published = { ...typed, status: 'published' as const };
    expect(toInput(published, { isSlugByHand: true }).publish_at).toBeNull();
    expect(toInput({ ...typed, publish_at: '' }, { isSlugByHand: true }).publish_at).toBeNull();
  });

  it.each<Partial<PostFields>>([{ title: 'a' }, { shows_crisis_card: true }, { categories: ['somn'] }])(
    'differ where one does: %j',
    (change) => {
      expect(areSameFields(GOOD, GOOD)).toBe(true);
      expect(areSameFields(GOOD, { ...GOOD, ...change })).toBe(false);
    },
  );

  it('are read where the API would take them', () => {
    const kept = { categories: ['somn', 'naring'], difficulty: 'Avancerad', status: 'published', tags: 'a' };
    expect(readFields(kept, GOOD)).toEqual({ ...GOOD, ...kept });
    expect(readFields({ categories: ['somn', 'hund'], difficulty: 'Svår', title: 1 }, GOOD)).toEqual(GOOD);
    expect(readFields({ categories: {} }, GOOD)).toEqual(GOOD);
  });
});
