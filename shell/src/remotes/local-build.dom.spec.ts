import { beforeEach, expect, it, jest } from '@jest/globals';
import { findLocalEntries } from './local-build';

const ORIGIN = 'http://localhost:4202';
const SITE = {
  name: 'site',
  version: 'version-1',
  entry: 'https://site.test/version-1/remoteEntry.js',
  integrity: 'sha384-site',
  patterns: ['/'],
};
const LOCAL = {
  name: 'exercises',
  version: '',
  entry: ORIGIN,
  integrity: '',
  patterns: ['/*'],
  isLocal: true as const,
};
const fetchPointer = jest.fn<typeof fetch>();

beforeEach(() => {
  fetchPointer.mockReset();
  Object.assign(window, { fetch: fetchPointer });
});

it('a local build is the one that its origin names now, and other pins stay', async () => {
  fetchPointer.mockResolvedValue(Object.assign(new Response('{ "stable": "0123456789abcdef" }')));
  expect(await findLocalEntries([SITE, LOCAL])).toEqual([
    SITE,
    { ...LOCAL, entry: `${ORIGIN}/0123456789abcdef/remoteEntry.js` },
  ]);
  expect(fetchPointer.mock.calls).toEqual([
    [`${ORIGIN}/current.json`, { cache: 'no-store', credentials: 'omit' }],
  ]);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['names no version', async () => new Response('{ "stable": "../../evil" }')],
  ['serves something else', async () => new Response('<!doctype html>')],
])('a pin stays where its origin %s', async (_, answer) => {
  const warn = expectConsole('warn');
  fetchPointer.mockImplementation(answer);
  expect(await findLocalEntries([LOCAL])).toEqual([LOCAL]);
  expect(warn).toHaveBeenCalledWith(`${ORIGIN} serves no build:`, expect.anything());
});

it('a development build finds a refresh runtime that changes nothing', async () => {
  await findLocalEntries([SITE]);
  const runtime: Record<string, (...args: unknown[]) => (type: unknown) => unknown> = Reflect.get(
    window,
    'stillsamRefresh',
  );
  const component = () => null;
  expect(runtime.createSignatureFunctionForTransform?.()(component)).toBe(component);
});
