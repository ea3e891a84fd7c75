import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { textRoutes } from './text-routes';

const app = fastify();
textRoutes(app, {
  '/part.xml': {
    contentType: 'application/xml',
    cacheControl: 'no-cache',
    headers: () => ({ 'X-Extra': 'yes' }),
    body: async () => '<part>1</part>',
  },
});

let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

it('makes each text at a request, with its own headers, and answers 304 to who has it', async () => {
  const first = await fetch(`${origin}/part.xml`);
  expect(await first.text()).toBe('<part>1</part>');
  expect(first.headers.get('x-extra')).toBe('yes');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  expect((await fetch(`${origin}/part.xml`, { headers })).status).toBe(304);
});
