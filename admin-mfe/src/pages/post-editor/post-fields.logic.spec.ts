import { describe, expect, it } from '@jest/globals';
import { aPost } from '../../../test/fixtures';
import {
  areSameFields,
  describeField,
  EMPTY_FIELDS,
  readFields,
  sortIssues,
  splitTags,
  toFields,
  toInput,
  type FieldName,
  type PostFields,
  readingOf,
  toPreview,
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
    expect([...errors]).toEqual([['tags', 'För lång.']]);
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

it('finds no difference in the order of categories', () => {
  const a: PostFields = { ...GOOD, categories: ['somn', 'naring'] };
  expect(areSameFields(a, { ...GOOD, categories: ['naring', 'somn'] })).toBe(true);
  expect(areSameFields(a, { ...GOOD, categories: ['naring'] })).toBe(false);
});

describe('the form of a post', () => {
  it('begins empty, with the usual placing', () => {
    expect(EMPTY_FIELDS).toEqual({
      title: '',
      subtitle: '',
      slug: '',
      excerpt: '',
      content: '',
      author_name: '',
      status: 'draft',
      featured_image: '',
      featured_image_alt: '',
      featured_image_focus: '50 50',
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

  it('holds the fields of the saved post in the form’s notation, and nothing else of it', () => {
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

  it('sends its fields trimmed, with the time of a draft alone', () => {
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
    'differs where one field does: %j',
    (change) => {
      expect(areSameFields(GOOD, GOOD)).toBe(true);
      expect(areSameFields(GOOD, { ...GOOD, ...change })).toBe(false);
    },
  );

  it('reads stored fields where the API would take them', () => {
    const kept = { categories: ['somn', 'naring'], difficulty: 'Avancerad', status: 'published', tags: 'a' };
    expect(readFields(kept, GOOD)).toEqual({ ...GOOD, ...kept });
    expect(readFields({ categories: ['somn', 'hund'], difficulty: 'Svår', title: 1 }, GOOD)).toEqual(GOOD);
    expect(readFields({ categories: {} }, GOOD)).toEqual(GOOD);
  });
});

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>Ett ord</p>', 2],
  ['<p>ett</p><p>två</p>', 2],
  ['<h2 class="a b">ett</h2>\n\n  två', 2],
  ['ett&nbsp;två&nbsp;&nbsp;tre', 3],
])('counts the words of %j: %i', (html, words) => {
  expect(readingOf(html).words).toBe(words);
});

it.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [400, 2],
])('takes %i words for %i minutes', (words, minutes) => {
  expect(readingOf(`<p>${'ord '.repeat(words)}</p>`)).toEqual({ words, minutes });
});

it.each([
  ['a sign that opens no tag parts nothing', 'ett<två', 1],
  ['tags within tags are parted too', 'a<b<i>c', 2],
])('reads %s', (_, html, words) => {
  expect(readingOf(html).words).toBe(words);
});

const NOW = '2026-11-21T08:00:00.000Z';
const SIGNED_IN = { byline: 'Rut', now: NOW };

describe('the preview', () => {
  const fields = { ...toFields(aPost()), featured_image: ' /api/media/a/960.webp ' };

  it('shows the text as it is typed, and its author', () => {
    expect(toPreview({ ...fields, title: 'Ändrad' }, aPost(), SIGNED_IN)).toMatchObject({
      title: 'Ändrad',
      featured_image: '/api/media/a/960.webp',
      author: 'Anna',
    });
    expect(toPreview({ ...fields, author_name: ' ' }, null, SIGNED_IN).author).toBe('Rut');
  });

  it('shows the date of publication, else the planned one, else now', () => {
    const scheduled = { ...fields, publish_at: '2026-12-01T08:00' };
    const published = aPost({ published_at: '2026-03-05T10:00:00Z' });
    expect(toPreview(scheduled, published, SIGNED_IN).date).toBe('2026-03-05T10:00:00Z');
    expect(toPreview(scheduled, aPost(), SIGNED_IN).date).toBe('2026-12-01T07:00:00.000Z');
    expect(toPreview(fields, null, SIGNED_IN).date).toBe(NOW);
  });
});

const cases: [FieldName, Partial<PostFields>, string][] = [
  ['title', { title: 'Stillhet' }, 'Stillhet'],
  ['status', { status: 'draft' }, 'Utkast'],
  ['status', { status: 'published' }, 'Publicerad'],
  ['categories', { categories: ['naring', 'somn'] }, 'Näring och känslomässigt välmående, Sömn'],
  ['categories', { categories: [] }, ''],
  ['publish_at', { publish_at: '2026-03-05T14:32' }, '5 mars 2026 kl. 14.32'],
  ['publish_at', { publish_at: '2026-03-05T' }, '2026-03-05T'],
  ['icon', { icon: 'leaf' }, 'Löv'],
  ['icon', { icon: 'annan' }, 'annan'],
  ['shows_crisis_card', { shows_crisis_card: true }, 'Visas'],
  ['shows_crisis_card', { shows_crisis_card: false }, 'Visas inte'],
];

it.each(cases)('shows the field %s with %j as %j', (name, changes, text) => {
  expect(describeField(name, { ...EMPTY_FIELDS, ...changes })).toBe(text);
});
