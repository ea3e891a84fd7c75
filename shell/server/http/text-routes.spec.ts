import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { textRoutes } from './text-routes';

const app = fastify();
textRoutes(app, {
  '/robots.txt': { contentType: 'text/plain', body: () => 'User-agent: *' },
  '/part-:part(^\\d{1,5}$).xml': {
    contentType: 'application/xml',
    cacheControl: 'no-cache',
    headers: () => ({ 'X-Extra': 'yes' }),
    body: async ({ part }) => (part === '1' ? `<part>${part}</part>` : null),
  },
});

let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

it('gives a text with a tag, and 304 to a client that has it', async () => {
  const first = await fetch(`${origin}/robots.txt`);
  expect(await first.text()).toBe('User-agent: *');
  expect(first.headers.get('content-type')).toContain('text/plain');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const headers = { 'If-None-Match': String(first.headers.get('etag')) };
  expect((await fetch(`${origin}/robots.txt`, { headers })).status).toBe(304);
});

it('allows an address a parameter, and answers 404 for one that names nothing', async () => {
  const first = await fetch(`${origin}/part-1.xml`);
  expect(await first.text()).toBe('<part>1</part>');
  expect(first.headers.get('x-extra')).toBe('yes');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/part-2.xml', '/part-x.xml', '/part-1.txt'])
    expect((await fetch(origin + path)).status).toBe(404);
});
