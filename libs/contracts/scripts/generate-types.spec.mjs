import { expect, it } from '@jest/globals';
import { printPostFields, printTypes } from './generate-types.mjs';

const text = { type: 'string' };
const properties = { title: text, subtitle: { ...text, deprecated: true } };

it('leaves what the document deprecates out of the types', async () => {
  const get = { responses: { 204: { description: '' } } };
  const types = await printTypes({
    openapi: '3.0.0',
    info: { title: '', version: '' },
    paths: { '/api/posts': { get }, '/api/gone': { get: { ...get, deprecated: true } } },
    components: { schemas: { Post: { type: 'object', properties } } },
  });
  expect(types).toContain('title?: string;');
  expect(types).not.toContain('subtitle');
  // Of the two calls, the one that is not deprecated.
  expect(types.match(/\bget: \{/g)).toHaveLength(1);
});

it('lists the fields of a post that a body takes, with their limits', () => {
  const schemas = {
    AdminPostDto: { properties: { id: text, ...properties } },
    CreatePostDto: {
      properties: { subtitle: text, title: { ...text, maxLength: 9, description: 'Its name' } },
    },
  };
  const printed = printPostFields({ components: { schemas } });
  const [, json] = printed.match(/POST_FIELDS = (\{[^]*\}) as const/);
  const fields = JSON.parse(json);
  expect(fields).toEqual({ title: { type: 'string', maxLength: 9 }, subtitle: { type: 'string' } });
  expect(Object.keys(fields)).toEqual(['title', 'subtitle']);
});
