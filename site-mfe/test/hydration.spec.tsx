import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { routes } from '../src/routes';
import { jsonResponse, startFakeApi, type FakeApi } from './fake-api';
import { anArticle } from './fixtures';

// The server's renderer looks for it when it is loaded; jsdom has none, and nothing here uses it.
Reflect.set(
  globalThis,
  'MessageChannel',
  class {
    port1 = {};
    port2 = { postMessage() {} };
  },
);
const { renderDocument } = await import('./render-document');

const PAGE = '/kunskapsbibliotek/vila';

/** Loads a page's chunk before hydration, as the shell does, so that no loader runs again. */
async function resolvePage(all: RouteObject[]) {
  for (const { route } of matchRoutes(all, PAGE) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function openDocument(api: FakeApi, change: (container: HTMLElement) => void = () => {}) {
  api.on('/api/blog/posts/vila', () => jsonResponse({ post: anArticle({ slug: 'vila' }), related: [] }));
  const { markup, data } = await renderDocument(PAGE);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = markup;
  change(container);
  const loaderData = JSON.parse(data) as HydrationState['loaderData'];
  await resolvePage(routes);
  const router = createMemoryRouter(routes, { initialEntries: [PAGE], hydrationData: { loaderData } });
  await act(async () => {
    while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const body = container.querySelector('.prose');
  const root = await act(async () =>
    hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: () => {} }),
  );
  return { container, body, close: () => act(() => root.unmount()) };
}

it('keeps the body that the server rendered, without asking the API again', async () => {
  const api = startFakeApi();
  const { container, body, close } = await openDocument(api);
  expect(container.querySelector('.prose')).toBe(body);
  expect(screen.getByText('Första stycket.')).toBeVisible();
  expect(container.querySelector('script[type="application/ld+json"]')).toBeInTheDocument();
  expect(api.requests).toHaveLength(1);
  await close();
  container.remove();
});

it('fetches the article again when the document was changed before the page came alive', async () => {
  const api = startFakeApi();
  const { container, body, close } = await openDocument(api, (document) => {
    document.querySelector('h1')?.replaceWith('Översatt av ett tillägg');
  });
  expect(await screen.findByText('Första stycket.')).toBeVisible();
  expect(container.querySelector('.prose')).not.toBe(body);
  expect(screen.getByRole('heading', { level: 1, name: 'Vila utan prestation' })).toBeVisible();
  await close();
  container.remove();
});
