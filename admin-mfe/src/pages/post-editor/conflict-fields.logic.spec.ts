import { expect, it } from '@jest/globals';
import { describeField } from './conflict-fields.logic';
import { EMPTY_FIELDS, type FieldName, type PostFields } from './post-fields.logic';

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
