import { describe, expect, it } from '@jest/globals';
import { missingReads } from './missing-reads.mjs';

const API = {
  paths: {
    '/api/posts': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/List' } } } },
        },
      },
    },
    '/api/post': { delete: { responses: { 204: {}, 400: { content: {} } } } },
  },
  components: {
    schemas: {
      List: {
        properties: { posts: { type: 'array', items: { allOf: [{ $ref: '#/components/schemas/Post' }] } } },
      },
      Post: { properties: { title: { type: 'string' } } },
    },
  },
};

describe('what an API lacks of a release’s reads', () => {
  it('is nothing when it answers every field', () => {
    const reads = { 'GET /api/posts': ['posts', 'posts[].title'], 'DELETE /api/post': [] };
    expect(missingReads(reads, API)).toEqual([]);
  });

  it('is told field by field and call by call', () => {
    const reads = {
      'GET /api/posts': ['posts[].excerpt', 'posts[].title.short', 'total'],
      'POST /api/posts': [],
      'GET /api/gone': ['a'],
      'DELETE /api/post': ['code'],
    };
    expect(missingReads(reads, API)).toEqual([
      'GET /api/posts does not answer posts[].excerpt.',
      'GET /api/posts does not answer posts[].title.short.',
      'GET /api/posts does not answer total.',
      'The API has no POST /api/posts.',
      'The API has no GET /api/gone.',
      'DELETE /api/post does not answer code.',
    ]);
  });
});
