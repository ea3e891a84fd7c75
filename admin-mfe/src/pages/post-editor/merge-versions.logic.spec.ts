import { expect, it } from '@jest/globals';
import { differingFields, isContested, mergeFields, proposeChoices } from './merge-versions.logic';
import { EMPTY_FIELDS } from './post-fields.logic';

const base = { ...EMPTY_FIELDS, title: 'A', excerpt: 'A', content: 'A', slug: 'a' };
const versions = {
  base,
  mine: { ...base, title: 'Min', content: 'Min', slug: 'samma' },
  theirs: { ...base, title: 'Deras', excerpt: 'Deras', slug: 'samma' },
};

it('names the fields that differ, in the order of the form', () => {
  expect(differingFields(versions)).toEqual(['title', 'excerpt', 'content']);
});

it('detects fields that the author has to choose', () => {
  expect(isContested(versions, 'title')).toBe(true);
  expect(isContested(versions, 'excerpt')).toBe(false);
  expect(isContested(versions, 'slug')).toBe(false);
});

it('proposes to lose nothing: mine where I wrote, theirs where only they did', () => {
  expect(proposeChoices(versions)).toEqual({ title: 'mine', excerpt: 'theirs', content: 'mine' });
  expect(mergeFields(versions, proposeChoices(versions))).toMatchObject({
    title: 'Min',
    excerpt: 'Deras',
    content: 'Min',
    slug: 'samma',
  });
});

it('follows the choices', () => {
  expect(mergeFields(versions, { title: 'theirs', excerpt: 'mine' })).toMatchObject({
    title: 'Deras',
    excerpt: 'A',
  });
});
