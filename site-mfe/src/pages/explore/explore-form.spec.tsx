/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { jsonResponse, startFakeApi } from '../../../test/fake-api';
import { listingOf } from '../../../test/fixtures';
import { routes } from '../../routes';

/** As the shell renders the page for a posted form. */
async function submit(fields: [string, string][]): Promise<string> {
  startFakeApi().on('/api/blog/posts', ({ searchParams }) => jsonResponse(listingOf([], searchParams)));
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(
    new Request('https://site.test/utforska-ditt-valmande', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );
  if (context instanceof Response) throw new Error('The form leads elsewhere');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const tickedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('checked'));

it('shows the posted choices and what they lead to, and ignores unknown ones', async () => {
  const html = await submit([
    ['val', 'en-liten-paus'],
    ['val', 'okand'],
    ['annat', 'mer-energi'],
  ]);
  expect(tickedIn(html)).toEqual([expect.stringContaining('value="en-liten-paus"')]);
  expect(html).toContain('Mindful andning');
  expect(html).not.toContain('val=');
});

it('shows a form without choices as it was', async () => {
  const html = await submit([]);
  expect(tickedIn(html)).toEqual([]);
  expect(html).not.toContain('Rekommenderat för dig');
});
