import { expect, it } from '@jest/globals';
import {
  differingFields,
  isContested,
  mergeFields,
  proposeChoices,
  type ConflictField,
} from './conflict.logic';

interface Text {
  title: string;
  excerpt: string;
  content: string;
  slug: string;
}

const field = (name: keyof Text): ConflictField<Text> => ({
  name,
  label: name,
  describe: (fields) => fields[name],
});
const [title, excerpt, content, slug] = [field('title'), field('excerpt'), field('content'), field('slug')];
const fields = [title, excerpt, content, slug];
const base = { title: 'A', excerpt: 'A', content: 'A', slug: 'a' };
const versions = {
  base,
  mine: { ...base, title: 'Min', content: 'Min', slug: 'samma' },
  theirs: { ...base, title: 'Deras', excerpt: 'Deras', slug: 'samma' },
};

it('names the fields that differ, in the given order', () => {
  expect(differingFields(fields, versions)).toEqual([title, excerpt, content]);
});

it('detects fields that the author has to choose', () => {
  expect(isContested(title, versions)).toBe(true);
  expect(isContested(excerpt, versions)).toBe(false);
  expect(isContested(slug, versions)).toBe(false);
});

it('proposes to lose nothing: mine where I wrote, theirs where only they did', () => {
  const proposed = proposeChoices(fields, versions);
  expect(proposed).toEqual({ title: 'mine', excerpt: 'theirs', content: 'mine' });
  expect(mergeFields(fields, versions, proposed)).toEqual({
    title: 'Min',
    excerpt: 'Deras',
    content: 'Min',
    slug: 'samma',
  });
});

it('follows the choices', () => {
  expect(mergeFields(fields, versions, { title: 'theirs', excerpt: 'mine' })).toMatchObject({
    title: 'Deras',
    excerpt: 'A',
  });
});
