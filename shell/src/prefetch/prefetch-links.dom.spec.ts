import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import { startErrorReports } from '../errors/report-errors';
import { registerPins } from '../remotes/browser-remotes';
import { servePrefetchedOnce } from './prefetched-data';
import { prefetchLinks } from './prefetch-links';

const loader = jest.fn<(args: Pick<LoaderFunctionArgs, 'params'>) => Promise<unknown>>();
const importPage = jest.fn(async () => ({ loader, Component: () => null }));
const routes = [{ path: '/sida/:slug', lazy: importPage }];
const pins = [
  { name: 'open', patterns: ['/sida/:slug'] },
  { name: 'quiet', patterns: ['/ovning'] },
  { name: 'missing', patterns: ['/saknas'] },
].map(({ name, patterns }) => ({
  name,
  version: 'v1',
  entry: `https://${name}.test/remoteEntry.js`,
  integrity: 'sha384-abc',
  patterns,
}));
const OWNERS = [
  { name: 'open', prefixes: ['/'] },
  { name: 'quiet', prefixes: ['/ovning'] },
  { name: 'missing', prefixes: ['/saknas'] },
];
let number = 0;
let path = '';
let now = 0;
let seen: IntersectionObserverCallback | undefined;
let link: HTMLAnchorElement;

/** Registers a container as an entry's script does. */
function provide(name: string, remote: object): void {
  Reflect.set(window, `stillsam_${name}`, { init: () => undefined, get: async () => () => remote });
}

beforeAll(() => {
  provide('open', { contract: 1, routes });
  provide('quiet', { contract: 1, routes: [{ path: '/ovning' }], prefetchesData: false });
  registerPins(pins);
  Reflect.set(window, 'requestIdleCallback', (work: () => void) => work());
  Reflect.set(
    window,
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        seen = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
  prefetchLinks({ owners: OWNERS, remotes: pins }, () => {});
});

beforeEach(() => {
  number += 1;
  path = `/sida/${number}`;
  document.body.innerHTML = `<a href="${path}"><span>Läs</span></a>`;
  link = document.querySelector('a') ?? document.createElement('a');
  loader.mockReset().mockImplementation(async ({ params }) => `text ${params.slug}`);
  importPage.mockClear();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => window.history.pushState(null, '', '/'));

const touch = () => link.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const touchUntilLoading = async () => {
  touch();
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
};

async function click(): Promise<unknown> {
  const router = createMemoryRouter([{ path: '/' }, { id: 'page', ...routes[0] }], {
    dataStrategy: servePrefetchedOnce,
  });
  await router.navigate(path);
  return router.state.loaderData.page;
}

it('requests code and data at the first touch of a link, for one navigation', async () => {
  await touchUntilLoading();
  expect(await click()).toBe(`text ${number}`);
  expect(loader).toHaveBeenCalledTimes(1);
  await click();
  expect(loader).toHaveBeenCalledTimes(2);
});

it('requests the data once, however often the link is touched', async () => {
  await touchUntilLoading();
  importPage.mockClear();
  touch();
  await waitFor(() => expect(importPage).toHaveBeenCalled());
  await click();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('serves the data of a link that the pointer has left for another and come back to', async () => {
  await touchUntilLoading();
  const other = document.createElement('a');
  other.href = `/sida/other-${number}`;
  document.body.append(other);
  other.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(await click()).toBe(`text ${number}`);
  expect(loader).toHaveBeenCalledTimes(2);
});

it('loads again for the navigation when the prefetched data is old', async () => {
  await touchUntilLoading();
  now += 10_001;
  await click();
  expect(loader).toHaveBeenCalledTimes(2);
});

it('loads again for the navigation when prefetching failed', async () => {
  loader.mockRejectedValueOnce(new Error('no network'));
  await touchUntilLoading();
  expect(await click()).toBe(`text ${number}`);
});

it('requests no data when the navigation began before the code had loaded', async () => {
  let arrive: (page: Awaited<ReturnType<typeof importPage>>) => void = () => {};
  importPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  touch();
  await waitFor(() => expect(importPage).toHaveBeenCalledTimes(1));
  now += 1;
  await click();
  arrive({ loader, Component: () => null });
  await new Promise((resolve) => setTimeout(resolve));
  expect(loader).toHaveBeenCalledTimes(1);
});

it('requests code alone for a link in view', async () => {
  const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true, target: link };
  seen?.([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  await waitFor(() => expect(importPage).toHaveBeenCalled());
  await click();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('requests code alone while a remote’s page without data prefetch is open', async () => {
  window.history.pushState(null, '', '/ovning');
  touch();
  await waitFor(() => expect(importPage).toHaveBeenCalled());
  await click();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('reports nothing when the code of a link cannot be loaded: nobody has asked for it yet', async () => {
  const sendBeacon = jest.fn();
  Reflect.set(navigator, 'sendBeacon', sendBeacon);
  startErrorReports({ owners: OWNERS, remotes: pins });
  let loads = 0;
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    loads += 1;
    if (node instanceof HTMLScriptElement) queueMicrotask(() => node.onerror?.(new Event('error')));
    return node;
  });
  link.href = '/saknas';
  touch();
  await waitFor(() => expect(loads).toBe(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('observes no links while the visitor saves data', () => {
  Reflect.set(navigator, 'connection', { saveData: true });
  seen = undefined;
  prefetchLinks({ owners: OWNERS, remotes: pins }, () => {});
  expect(seen).toBeUndefined();
  Reflect.deleteProperty(navigator, 'connection');
});
