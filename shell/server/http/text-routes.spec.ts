import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { textRoutes } from './text-routes';

const app = fastify();
textRoutes(app, {
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

it('allows an address a parameter, and answers 404 for one that names nothing', async () => {
  const first = await fetch(`${origin}/part-1.xml`);
  expect(await first.text()).toBe('<part>1</part>');
  expect(first.headers.get('x-extra')).toBe('yes');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/part-2.xml', '/part-x.xml', '/part-1.txt'])
    expect((await fetch(origin + path)).status).toBe(404);
});
