import { expect, it } from '@jest/globals';
import { contractOfCalls } from './contract-of-calls.mjs';

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const answering = (name) => ({
  get: { responses: { 200: { content: { 'application/json': { schema: reference(name) } } } } },
});
const POST = { properties: { author: reference('Author'), answers: { items: reference('Post') } } };
const AUTHOR = { properties: { name: { type: 'string' } } };
const API = {
  paths: { '/api/posts': answering('Post'), '/api/orders': answering('Order') },
  components: { schemas: { Author: AUTHOR, Order: {}, Post: POST } },
};

it('keeps the called paths and every schema that they lead to', () => {
  expect(contractOfCalls(API, (path) => path === '/api/posts')).toEqual({
    paths: { '/api/posts': API.paths['/api/posts'] },
    components: { schemas: { Author: AUTHOR, Post: POST } },
  });
});

it('keeps nothing for a front end that calls nothing', () => {
  expect(contractOfCalls(API, () => false)).toEqual({ paths: {}, components: { schemas: {} } });
});
