import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { createInstance, init } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION } from '@stillsam/platform/contract-version';
import { loadBrowserRemote, registerPins } from './browser-remotes';

const ROUTES = [{ path: '/' }];
let number = 0;
let name = '';
let entry = '';
/** The network's reaction to each request for a script in turn; the last one repeats. */
let network: ((script: HTMLScriptElement) => void)[] = [];
let requested: HTMLScriptElement[] = [];

const fails = (script: HTMLScriptElement) => script.onerror?.(new Event('error'));

/** Loads a container as a remote's entry registers it. */
function loads(remote: object, reactRange = '^19.3.1') {
  return (script: HTMLScriptElement) => {
    const runtime = createInstance({ name: `stillsam_${name}`, remotes: [] });
    const react = { requiredVersion: reactRange, singleton: true, strictVersion: true };
    Reflect.set(window, `stillsam_${name}`, {
      init: (scope: Parameters<typeof runtime.initShareScopeMap>[1]) =>
        runtime.initShareScopeMap('default', scope),
      get: async () => {
        await runtime.loadShare('react', {
          customShareInfo: { shareConfig: react, scope: ['default'], from: `stillsam_${name}` },
        });
        return () => remote;
      },
    });
    script.onload?.(new Event('load'));
  };
}

const UNHASHED = { version: 'v1', integrity: '', patterns: ['/'] };
const entryOf = (remote: string) => `https://${remote}.test/v1/remoteEntry.js`;

beforeAll(() => {
  // Like the shell's build: the shared modules are registered before any remote is pinned.
  init({ name: 'stillsam_shell', remotes: [], shared: { react: { version: '19.3.1', lib: () => ({}) } } });
  registerPins(
    Array.from({ length: 9 }, (_, index) => {
      const remote = `remote${index}`;
      const pin = { version: 'v1', integrity: 'sha384-abc', patterns: ['/'] };
      return { ...pin, name: remote, entry: entryOf(remote) };
    }).concat({ ...UNHASHED, name: 'unhashed', entry: entryOf('unhashed') }),
  );
});

beforeEach(() => {
  // Each test has a remote of its own, because the runtime caches loaded remotes.
  name = `remote${number}`;
  entry = entryOf(name);
  number += 1;
  network = [loads({ contract: 1, routes: ROUTES })];
  requested = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) {
      requested.push(node);
      const react = network[requested.length - 1] ?? network.at(-1);
      queueMicrotask(() => react?.(node));
    }
    return node;
  });
});

it('loads a pinned entry once, with its hash', async () => {
  expect((await loadBrowserRemote(name)).routes).toBe(ROUTES);
  expect((await loadBrowserRemote(name)).routes).toBe(ROUTES);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toMatchObject({ src: entry, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
});

it('tries once more when the entry did not load', async () => {
  network = [fails, loads({ contract: 1, routes: ROUTES })];
  expect((await loadBrowserRemote(name)).routes).toBe(ROUTES);
  expect(requested.map(({ integrity }) => integrity)).toEqual(['sha384-abc', 'sha384-abc']);
});

it('rejects after the second failure, and loads at the next call', async () => {
  network = [fails, fails, loads({ contract: 1, routes: ROUTES })];
  await expect(loadBrowserRemote(name)).rejects.toThrow(entry);
  expect(requested).toHaveLength(2);
  expect((await loadBrowserRemote(name)).routes).toBe(ROUTES);
});

it('refuses an entry without a hash', async () => {
  name = 'unhashed';
  await expect(loadBrowserRemote(name)).rejects.toThrow();
  expect(requested).toEqual([]);
});

it('requests nothing for a remote that no release pins', async () => {
  await expect(loadBrowserRemote('unknown')).rejects.toThrow('unknown');
  expect(requested).toEqual([]);
});

it('loads a remote of the contract before', async () => {
  network = [loads({ contract: CONTRACT_VERSION - 1, routes: ROUTES })];
  expect((await loadBrowserRemote(name)).routes).toBe(ROUTES);
});

it('refuses a remote of another contract', async () => {
  network = [loads({ contract: CONTRACT_VERSION + 1, routes: ROUTES })];
  await expect(loadBrowserRemote(name)).rejects.toThrow('another contract');
});

it('refuses a remote that was built for another version of a shared module, and names both', async () => {
  network = [loads({ contract: 1, routes: ROUTES }, '^20.0.0')];
  await expect(loadBrowserRemote(name)).rejects.toThrow(
    /19\.3\.1 .* react .* stillsam_\w+ which needs \^20\.0\.0/,
  );
});
