import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LoaderFunction, RouteObject } from 'react-router';
import { lazyPage } from './lazy-page';
import { AHEAD_LIFETIME_MS, loadAhead } from './load-ahead';

const loader = jest.fn<(...args: Parameters<LoaderFunction>) => Promise<unknown>>();
const importPage = jest.fn(async () => ({ Component: () => null, loader }));
let now = 0;
let path = '/sida-0';
let routes: RouteObject[] = [];

const address = () => new URL(`https://stillsam.test${path}`);
const point = (withData = true) => loadAhead(routes, address(), { withData });

/** As the router does it for a click. */
async function click(): Promise<unknown> {
  const lazy = routes[0]?.lazy;
  const page = typeof lazy === 'function' ? await lazy() : {};
  if (typeof page.loader !== 'function') throw new Error('The page has no loader');
  return page.loader({
    request: new Request(address()),
    url: address(),
    params: {},
    pattern: '',
    context: {},
  });
}

beforeEach(() => {
  // Each test has a page of its own: what was loaded ahead outlives a test.
  path = `/sida-${Number(path.split('-')[1]) + 1}`;
  routes = [{ path: '/:page', ...lazyPage('page', importPage) }];
  loader.mockImplementation(async ({ params }) => params.page ?? 'by the click');
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
  loader.mockReset();
  importPage.mockClear();
});

it('is there at the click without another call, with the parameters of its address', async () => {
  await point();
  expect(await click()).toBe(path.slice(1));
  expect(loader).toHaveBeenCalledTimes(1);
});

it('is loaded once however often the pointer passes', async () => {
  await Promise.all([point(), point()]);
  await point();
  await click();
  expect(loader).toHaveBeenCalledTimes(1);
});

it('serves one click: the next one asks anew', async () => {
  await point();
  await click();
  expect(await click()).toBe('by the click');
});

it('is not used when it has grown old', async () => {
  await point();
  now += AHEAD_LIFETIME_MS;
  expect(await click()).toBe('by the click');
});

it('is forgotten when it failed, so that the click asks anew', async () => {
  loader.mockRejectedValueOnce(new Error('The API is down'));
  await point();
  await Promise.resolve();
  expect(await click()).toBe('by the click');
});

it('brings the script alone where no data is to be asked for', async () => {
  await point(false);
  expect(importPage).toHaveBeenCalledTimes(1);
  expect(loader).not.toHaveBeenCalled();
});

it('leaves an address alone that is no page', async () => {
  await loadAhead(routes, new URL('https://stillsam.test/en/annan'), { withData: true });
  expect(importPage).not.toHaveBeenCalled();
});
