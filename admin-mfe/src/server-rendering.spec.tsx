/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes';

it.each([
  '/admin/login',
  '/admin/dashboard',
  '/admin/blog/new',
  '/admin/blog/edit/7',
  '/admin/utskick/7/lage',
  '/admin/kop/7',
  '/admin/meddelande/7',
  '/admin/person/message/7',
  '/admin/kop/manaden',
])('shows a skeleton of %s from the server: one heading, nothing inline, no data', async (path) => {
  setRuntimeConfig({ siteOrigin: 'http://site.test', apiOrigin: 'http://api.test' });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://site.test${path}`));
  if (context instanceof Response) throw new Error('The page answered with a redirection');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('role="status"');
  expect(html).not.toMatch(/ style=|<script/);
  // The skip link leads past header and navigation.
  expect(html.match(/<main id="innehall"/g)).toHaveLength(1);
  expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'));
});

it('writes the brand and the area as two words', async () => {
  setRuntimeConfig({ siteOrigin: 'http://site.test', apiOrigin: 'http://api.test' });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://site.test/admin/dashboard'));
  if (context instanceof Response) throw new Error('The page answered with a redirection');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(html.replace(/<[^>]+>/g, '')).toContain('Stillsam Redaktionen');
});

it('answers an unknown address with 404 and a page of the back office', async () => {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://site.test/admin/finns/inte'));
  if (context instanceof Response) throw new Error('The page answered with a redirection');
  expect(context.statusCode).toBe(404);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  expect(html).toContain('<h1');
  expect(html).toContain('Sidan finns inte i redaktionen');
});

it('leads from /admin to the dashboard', async () => {
  const answer = await createStaticHandler(routes).query(new Request('http://site.test/admin'));
  if (!(answer instanceof Response)) throw new Error('The page did not answer with a redirection');
  expect(answer.headers.get('Location')).toBe('/admin/dashboard');
});
