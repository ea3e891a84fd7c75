import { describe, expect, it } from '@jest/globals';
import {
  areSameFields,
  EMPTY_FIELDS,
  FIELD_LIMITS,
  firstFaulty,
  sortIssues,
  splitTags,
  toInput,
  validateFields,
  withTitle,
  type PostFields,
} from './post-fields.logic';

const GOOD: PostFields = { ...EMPTY_FIELDS, title: 'Titel', slug: 'titel', content: 'Text' };
const UPLOADED = `/api/media/${'0123456789abcdef'.repeat(2)}/960.webp`;
const check = (changes: Partial<PostFields>, isSlugByHand = true) =>
  validateFields({ ...GOOD, ...changes }, { isSlugByHand });

describe('validateFields', () => {
  it('finds nothing wrong with a whole post', () => {
    expect(check({})).toEqual({});
  });

  it('wants title, slug and content, blanks not counted', () => {
    expect(check({ title: ' ', slug: '\t', content: '\n' })).toEqual({
      title: 'Titel är obligatorisk',
      slug: 'Slug är obligatorisk',
      content: 'Innehåll är obligatoriskt',
    });
  });

  it.each(['<p> </p>', '<p>&nbsp;</p>', '<p><br></p><h2></h2>'])('takes %p for no content', (content) => {
    expect(check({ content })).toEqual({ content: 'Innehåll är obligatoriskt' });
  });

  it('counts an image as content', () => {
    expect(check({ content: `<figure><img src="${UPLOADED}" alt=""></figure>` })).toEqual({});
  });

  it.each(['Stor', 'med mellanrum', 'å', 'a/b'])('refuses %p as a slug set by hand', (slug) => {
    expect(check({ slug })).toHaveProperty('slug');
  });

  it.each([UPLOADED, ''])('takes %p as a picture', (address) => {
    expect(check({ featured_image: address })).toEqual({});
  });

  it.each([
    'https://a.se/b.jpg',
    '/bilder/b.jpg',
    '//a.se/b.jpg',
    'javascript:alert(1)',
    'bild.jpg',
    'data:image/png,x',
  ])('refuses %p as a picture: only uploaded ones are shown', (address) => {
    expect(check({ featured_image: address })).toHaveProperty('featured_image');
  });

  it.each(Object.entries(FIELD_LIMITS))('holds %s to its limit', (name, limit) => {
    expect(check({ [name]: 'a'.repeat(limit) })).toEqual({});
    expect(check({ [name]: 'a'.repeat(limit + 1) })).toHaveProperty(name);
  });
});

describe('toInput', () => {
  it('sends the slug only when it was set by hand', () => {
    expect(toInput(GOOD, { isSlugByHand: false })).not.toHaveProperty('slug');
    expect(toInput(GOOD, { isSlugByHand: true })).toHaveProperty('slug', 'titel');
  });
});

describe('splitTags', () => {
  it('leaves out blanks and repetitions', () => {
    expect(splitTags(' vila,, ro , vila')).toEqual(['vila', 'ro']);
  });
});

describe('withTitle', () => {
  it('takes the slug along only where it follows', () => {
    expect(withTitle(GOOD, 'Åt öst', true).slug).toBe('at-ost');
    expect(withTitle(GOOD, 'Åt öst', false).slug).toBe('titel');
  });
});

describe('sortIssues', () => {
  it('gives each field its first issue and keeps the rest as sentences', () => {
    const { errors, others } = sortIssues([
      { path: 'tags.2', message: 'För lång.' },
      { path: 'tags', message: 'För många.' },
      { path: 'okänt', message: 'Fältet finns inte.' },
    ]);
    expect(errors).toEqual({ tags: 'För lång.' });
    expect(others).toEqual(['Fältet finns inte.']);
  });
});

it('the first faulty field is the first in the form', () => {
  expect(firstFaulty({ meta_keywords: 'x', content: 'y' })).toBe('content');
});

it('the order of categories is no difference', () => {
  const a: PostFields = { ...GOOD, categories: ['somn', 'naring'] };
  expect(areSameFields(a, { ...GOOD, categories: ['naring', 'somn'] })).toBe(true);
  expect(areSameFields(a, { ...GOOD, categories: ['naring'] })).toBe(false);
});
