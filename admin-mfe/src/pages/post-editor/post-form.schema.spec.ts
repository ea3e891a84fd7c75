import { describe, expect, it } from '@jest/globals';
import { EMPTY_FIELDS, type PostFields } from './post-fields.logic';
import { POST_FORM_SCHEMA } from './post-form.schema';

const GOOD: PostFields = { ...EMPTY_FIELDS, title: 'Titel', slug: 'titel', content: 'Text' };
const UPLOADED = `/api/media/${'0123456789abcdef'.repeat(2)}/960.webp`;

/** The first fault of each field. */
function check(changes: Partial<PostFields>): Record<string, string> {
  const issues = POST_FORM_SCHEMA.safeParse({ ...GOOD, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

describe("the form's schema", () => {
  it('finds nothing wrong with a whole post', () => {
    expect(check({})).toEqual({});
  });

  it('requires title, slug and content, which blanks do not fill', () => {
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

  it.each(['Stor', 'med mellanrum', 'å', 'a/b', 'a'.repeat(201)])(
    'refuses %p as a slug set by hand',
    (slug) => {
      expect(check({ slug })).toHaveProperty('slug');
    },
  );

  it.each([
    ['2027-07-15T', 'draft', true],
    ['T08:00', 'draft', true],
    ['2027-07-15T08:00', 'draft', false],
    ['2027-07-15T', 'published', false],
  ] as const)('finds the time %s of a %s post faulty: %p', (publish_at, status, isFaulty) => {
    expect('publish_at' in check({ publish_at, status })).toBe(isFaulty);
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

  it.each([
    ['title', 200],
    ['excerpt', 500],
    ['content', 500_000],
    ['featured_image_alt', 300],
    ['meta_description', 300],
    ['meta_keywords', 300],
  ])('holds %s to the limit of the contract, %i', (name, limit) => {
    expect(check({ [name]: 'a'.repeat(limit) })).toEqual({});
    expect(check({ [name]: 'a'.repeat(limit + 1) })).toHaveProperty(name);
  });
});
