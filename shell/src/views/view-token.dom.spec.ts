import { beforeEach, expect, it, jest } from '@jest/globals';

const PIN = { name: 'site', version: 'version-1', entry: '', integrity: '', patterns: [] };
const request = jest.fn<typeof fetch>();
let views: Awaited<ReturnType<typeof load>>;
const load = () => import('./view-token');

beforeEach(async () => {
  // Each document counts anew.
  jest.resetModules();
  views = await load();
  request.mockReset().mockImplementation(async () => new Response('7.token'));
  globalThis.fetch = request;
  show('visible');
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks once for the token of each remote, and no cache answers it', async () => {
  views.countView(PIN);
  expect([await views.viewToken(PIN), await views.viewToken(PIN)]).toEqual(['7.token', '7.token']);
  await views.viewToken({ ...PIN, name: 'exercises' });
  expect(request.mock.calls).toEqual([
    ['/release-views?part=site&version=version-1', { method: 'POST', cache: 'no-store' }],
    ['/release-views?part=exercises&version=version-1', { method: 'POST', cache: 'no-store' }],
  ]);
});

it('counts no view of a prerendered page before it is shown', () => {
  show('hidden');
  views.countView(PIN);
  expect(request).not.toHaveBeenCalled();
  show('visible');
  expect(request).toHaveBeenCalledTimes(1);
});

it('asks for nothing on a page of no remote and on a page without a network', async () => {
  views.countView(undefined);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  expect(await views.viewToken({ ...PIN, name: 'exercises' })).toBe('');
  expect(request).not.toHaveBeenCalled();
});

it.each([
  ['answers nothing', async () => new Response(null, { status: 204 })],
  ['fails', async () => new Response('error', { status: 500 })],
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
])('gets no token from a server that %s', async (_, answer) => {
  request.mockImplementation(answer);
  expect(await views.viewToken(PIN)).toBe('');
});
