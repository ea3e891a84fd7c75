import { expect, it } from '@jest/globals';
import type { PageData } from '../document/page-data';
import { NOT_FOUND_ROUTE_ID, ROOT_ROUTE_ID } from './build-routes';
import { createPageRouter } from './create-page-router';

const page: PageData = {
  area: 'admin',
  config: { siteOrigin: 'http://site.test', apiOrigin: '' },
  analytics: null,
  isOfflineOn: false,
  owners: [{ name: 'admin', prefixes: ['/admin'] }],
  remotes: [],
  crossings: ['/', '/admin/*'],
  active: null,
  hydration: { loaderData: {}, errors: null },
};

it('shows the document of an address without a page, and does not load it again', async () => {
  window.history.replaceState(null, '', '/admin/finns-inte');
  const { state } = await createPageRouter(page);
  expect(state.initialized).toBe(true);
  const ids = state.matches.map(({ route }) => route.id);
  expect(ids[0]).toBe(ROOT_ROUTE_ID);
  expect(ids.at(-1)).not.toBe(NOT_FOUND_ROUTE_ID);
  expect(state.matches.at(-1)?.route.loader).toBeDefined();
});
