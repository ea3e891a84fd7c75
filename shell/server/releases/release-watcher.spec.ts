import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Remote } from '@stillsam/releases/registry';
import { pino } from 'pino';
import { evaluateRelease } from '../remotes/evaluate-release';
import { SHELL_OWNER } from '../rendering/areas';
import { PageRenderer } from '../rendering/render-page';
import { FakeOrigin } from './fake-origin';
import { KeptReleases } from './kept-releases';
import { ReleaseHealth } from './release-health';
import { ReleaseWatcher } from './release-watcher';
import type { StartRenderer } from './start-release';

const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));
let origin: FakeOrigin;
let directory: string;
let watcher: ReleaseWatcher;
let events: EventEmitter;
let reasons: string[];
let loaded: string[];
let changes: number;
let health: ReleaseHealth;

beforeEach(async () => {
  origin = new FakeOrigin();
  await origin.start();
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-watcher-'));
  events = new EventEmitter();
  reasons = [];
  loaded = [];
  changes = 0;
  health = new ReleaseHealth();
  await register(origin.remote());
  watcher = watcherOf();
});

afterEach(async () => {
  await watcher.stop();
  await origin.stop();
  await rm(directory, { recursive: true });
});

const registryFile = () => path.join(directory, 'registry.json');
const register = (...remotes: Remote[]) => writeFile(registryFile(), JSON.stringify({ remotes }));

/** Nothing listens at its origin. */
const AWAY: Partial<Remote> = {
  name: 'exercises',
  prefixes: ['/resurser'],
  internalOrigin: 'http://127.0.0.1:1',
};

/** Evaluates and renders in the test's own thread. */
const startRenderer: StartRenderer = ({ remote, remotes, source }) => {
  const start = () => {
    const { routes } = evaluateRelease(source, 'server.cjs', noFetch);
    const siteOrigin = 'https://stillsam.example';
    return new PageRenderer({
      area: remote.area,
      owners: remotes,
      remote: { name: remote.name, routes },
      siteOrigin,
    });
  };
  return {
    failures: 0,
    describe: async () => ({ patterns: start().patterns }),
    render: (address, released) => start().render(address, released),
    close: async () => void events.emit('closed', remote.name),
  };
};

const write = (line: string) => {
  const { reason, remote, version, msg } = JSON.parse(line);
  if (msg === 'release taken up') loaded.push(`${remote} ${version}`);
  if (!reason) return;
  reasons.push(`${msg}: ${remote ?? ''} ${reason}`);
  events.emit('refused');
};

function watcherOf(options: { registryLocation?: string; isAdminInShell?: boolean } = {}): ReleaseWatcher {
  return new ReleaseWatcher({
    registryLocation: registryFile(),
    isAdminInShell: false,
    pollMilliseconds: 100,
    kept: new KeptReleases(path.join(directory, 'kept')),
    startRenderer,
    health,
    shellOwner: SHELL_OWNER,
    samples: async () => ['/artiklar/vila'],
    onChange: () => {
      changes += 1;
      events.emit('changed');
    },
    logger: pino({}, { write }),
    ...options,
  });
}

function routesOf(routes: string): string {
  return `module.exports = { contract: 1, routes: ${routes} };`;
}

const liveVersion = (name = 'site') => watcher.live().get(name)?.manifest.version;

/** Resolves when the watcher has finished `count` further polls. */
async function polls(count: number): Promise<void> {
  // The poll after them has begun.
  for (let begun = 0; begun <= count;) {
    await once(origin.events, 'requested');
    if (origin.requests.at(-1) === '/current.json') begun += 1;
  }
}

it('loads the live release at the start, and each new one after it', async () => {
  origin.release('version-1');
  await watcher.start();
  expect(liveVersion()).toBe('version-1');
  expect(watcher.live().get('site')?.pin).toEqual({
    name: 'site',
    version: 'version-1',
    entry: 'https://site.test/version-1/remoteEntry.js',
    integrity: expect.stringMatching(/^sha384-/),
    patterns: ['/', '/artiklar/:slug'],
  });
  const changed = once(events, 'changed');
  origin.release('version-2');
  await changed;
  expect(liveVersion()).toBe('version-2');
  expect(changes).toBe(2);
  expect(loaded).toEqual(['site version-1', 'site version-2']);
});

it.each([
  ['that throws at load', `throw new Error('broken');`, 'broken'],
  // Thrown by a shared module: an error of the release's own code would be of another realm than the spec's.
  [
    'with a TypeError at load',
    `require('react').Component.prototype.setState.call(undefined);`,
    'Cannot read properties of undefined',
  ],
  [
    'with an index route with children',
    routesOf(`[{ index: true, children: [{ path: 'a' }] }]`),
    'Cannot specify children on an index route',
  ],
  ['with an id of the shell’s own', routesOf(`[{ id: 'shell', path: '/' }]`), 'route id collision'],
  ['that claims a page of the shell', routesOf(`[{ path: '/utan-nat' }]`), 'it belongs to shell'],
  [
    'with a page that throws',
    routesOf(`[{ path: '/', Component() { throw new Error('a fault'); } }]`),
    '/: Error: a fault',
  ],
])('refuses a release %s once, keeps the last good one, and loads the next', async (_, server, reason) => {
  origin.release('version-1');
  await watcher.start();
  const refused = once(events, 'refused');
  origin.release('version-2', server);
  await refused;
  await polls(2);
  expect(reasons).toEqual([expect.stringContaining(reason)]);
  expect(liveVersion()).toBe('version-1');
  expect(watcher.states().site).toEqual({
    stable: 'version-1',
    canary: null,
    refused: [{ version: 'version-2', reason: expect.stringContaining(reason) }],
  });
  expect(origin.requests.filter((file) => file === '/version-2/server.cjs')).toHaveLength(1);
  const changed = once(events, 'changed');
  origin.release('version-3');
  await changed;
  expect(watcher.states()).toEqual({ site: { stable: 'version-3', canary: null, refused: [] } });
});

it('keeps the last good release while the origin has none, and loads a rollback', async () => {
  origin.release('version-1');
  await watcher.start();
  const second = once(events, 'changed');
  origin.release('version-2');
  await second;
  const unreachable = once(events, 'refused');
  origin.pointer = undefined;
  await unreachable;
  await polls(2);
  expect(reasons).toHaveLength(1);
  expect(liveVersion()).toBe('version-2');
  const rolledBack = once(events, 'changed');
  origin.point('version-1');
  await rolledBack;
  expect(liveVersion()).toBe('version-1');
});

it('tries a refused version again once its pointer was set anew', async () => {
  origin.release('version-1', `throw new Error('broken');`);
  await watcher.start();
  expect(liveVersion()).toBeUndefined();
  const changed = once(events, 'changed');
  origin.release('version-1');
  await changed;
  expect(liveVersion()).toBe('version-1');
});

it.each([
  ['broke off', new TypeError('fetch failed')],
  ['was too slow', new DOMException('timed out', 'TimeoutError')],
])('loads a release again whose origin %s', async (_, error) => {
  const request = fetch;
  let isAway = true;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      isAway && !String(input).endsWith('/current.json') ? Promise.reject(error) : request(input, init),
    );
  origin.release('version-1');
  await watcher.start();
  expect(liveVersion()).toBeUndefined();
  const changed = once(events, 'changed');
  isAway = false;
  await changed;
  expect(liveVersion()).toBe('version-1');
});

it('takes up a release while the origin of another remote does not respond', async () => {
  const silent = createServer(() => events.emit('asked'));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await register(origin.remote(), origin.remote({ ...AWAY, internalOrigin: `http://127.0.0.1:${port}` }));
  origin.release('version-1');
  await watcher.start();
  origin.release('version-2');
  const changed = once(events, 'changed');
  await once(events, 'asked');
  // The watcher waits three seconds for the other origin.
  const deadline = setTimeout(() => events.emit('error', new Error('The other origin was waited for')), 2500);
  await changed;
  clearTimeout(deadline);
  expect(liveVersion()).toBe('version-2');
  silent.closeAllConnections();
  silent.close();
});

it('announces no change while nothing has changed', async () => {
  origin.release('version-1');
  await watcher.start();
  await polls(2);
  expect(changes).toBe(1);
});

it('starts with the kept release while the origin is away, or points to a refused one', async () => {
  origin.release('version-1');
  await watcher.start();
  await watcher.stop();
  origin.pointer = undefined;
  watcher = watcherOf();
  await watcher.start();
  expect(liveVersion()).toBe('version-1');
  await watcher.stop();
  origin.release('version-2', `throw new Error('broken');`);
  watcher = watcherOf();
  await watcher.start();
  expect(watcher.states().site).toMatchObject({ stable: 'version-1', refused: [{ version: 'version-2' }] });
});

it('starts with the kept registry while the present one cannot be read', async () => {
  origin.release('version-1');
  await watcher.start();
  await watcher.stop();
  watcher = watcherOf({ registryLocation: path.join(directory, 'none.json') });
  await watcher.start();
  expect(liveVersion()).toBe('version-1');
});

it('takes up a remote that the registry lists anew, and serves the others meanwhile', async () => {
  origin.release('version-1');
  await watcher.start();
  const before = watcher.live();
  const changed = once(events, 'changed');
  await register(origin.remote(), origin.remote(AWAY));
  await once(events, 'refused');
  expect(liveVersion()).toBe('version-1');
  await changed;
  expect(watcher.remotes().map(({ name }) => name)).toEqual(['site', 'exercises']);
  expect(watcher.states()).toEqual({
    site: { stable: 'version-1', canary: null, refused: [] },
    exercises: { stable: null, canary: null, refused: [] },
  });
  // Its workers know the new owner.
  expect(watcher.live().get('site')?.renderer).not.toBe(before.get('site')?.renderer);
});

it('keeps its registry while the new one is wrong', async () => {
  origin.release('version-1');
  await watcher.start();
  const refused = once(events, 'refused');
  await writeFile(registryFile(), '{');
  await refused;
  expect(reasons[0]).toMatch(/^registry not read or not kept: /);
  expect(liveVersion()).toBe('version-1');
});

it('tries a release that is not live, and leaves the live one', async () => {
  origin.release('version-1');
  await watcher.start();
  origin.release('version-2');
  origin.release('version-3', routesOf(`[{ path: '/', Component() { throw new Error('a fault'); } }]`));
  origin.point('version-1');
  expect(await watcher.try('site', 'version-2')).toMatchObject({ accepted: true, reasons: [] });
  const closed = once(events, 'closed');
  expect(await watcher.try('site', 'version-3')).toMatchObject({
    accepted: false,
    reasons: ['/: Error: a fault'],
  });
  await closed;
  expect(liveVersion()).toBe('version-1');
  await expect(watcher.try('okand', 'version-2')).rejects.toThrow('The registry lists no okand.');
});

describe('a canary', () => {
  const canaryOf = (version: string, share: number) => {
    if (origin.pointer) origin.pointer = { ...origin.pointer, canary: { version, share } };
  };

  beforeEach(async () => {
    origin.release('version-2');
    origin.release('version-1');
    await watcher.start();
  });

  it('goes live beside the stable release, changes its share, and ends', async () => {
    let changed = once(events, 'changed');
    canaryOf('version-2', 5);
    await changed;
    expect(watcher.states().site).toMatchObject({
      stable: 'version-1',
      canary: 'version-2',
    });
    const release = watcher.canaries().get('site')?.release;
    changed = once(events, 'changed');
    canaryOf('version-2', 50);
    await changed;
    expect(watcher.canaries().get('site')).toEqual({ release, share: 50 });
    changed = once(events, 'changed');
    origin.point('version-1');
    await changed;
    expect(watcher.canaries().size).toBe(0);
  });

  it('becomes the stable release', async () => {
    let changed = once(events, 'changed');
    canaryOf('version-2', 5);
    await changed;
    changed = once(events, 'changed');
    origin.point('version-2');
    await changed;
    expect(watcher.states().site).toMatchObject({ stable: 'version-2', canary: null });
  });

  it('that is refused leaves the stable release as it is', async () => {
    origin.release('version-3', `throw new Error('broken');`);
    origin.point('version-1');
    const refused = once(events, 'refused');
    canaryOf('version-3', 5);
    await refused;
    await polls(2);
    expect(reasons).toEqual([expect.stringContaining('broken')]);
    expect(watcher.states().site).toMatchObject({ stable: 'version-1', canary: null });
  });

  it('whose error share is far above that of the stable release is taken back', async () => {
    let changed = once(events, 'changed');
    canaryOf('version-2', 5);
    await changed;
    for (let view = 0; view < 40; view += 1) health.countView('site', 'version-1');
    for (let view = 0; view < 20; view += 1) health.countView('site', 'version-2');
    for (let error = 0; error < 8; error += 1) health.countError('site', 'version-2');
    changed = once(events, 'changed');
    watcher.judgeHealth('site', 'version-2');
    await changed;
    await polls(2);
    expect(watcher.states().site).toEqual({
      stable: 'version-1',
      canary: null,
      refused: [{ version: 'version-2', reason: 'It had 8 errors in 20 views, version-1 had 0 in 40.' }],
    });
  });
});

describe('a stable release whose error share is far above that of the one before', () => {
  const failOften = (version: string) => {
    for (let view = 0; view < 20; view += 1) health.countFailure('site', version);
  };

  it('is taken back, and not taken up again until its pointer changes', async () => {
    origin.release('version-1');
    await watcher.start();
    const changed = once(events, 'changed');
    origin.release('version-2');
    await changed;
    failOften('version-2');
    const back = once(events, 'changed');
    watcher.judgeHealth('site', 'version-2');
    await back;
    await polls(2);
    expect(watcher.states().site).toMatchObject({ stable: 'version-1', refused: [{ version: 'version-2' }] });
    const next = once(events, 'changed');
    origin.release('version-3');
    await next;
    expect(watcher.states().site).toMatchObject({ stable: 'version-3', refused: [] });
  });

  it('stays where there is none before', async () => {
    origin.release('version-1');
    await watcher.start();
    failOften('version-1');
    watcher.judgeHealth('site', 'version-1');
    await polls(2);
    expect(watcher.states().site).toMatchObject({ stable: 'version-1', refused: [] });
  });
});

it('polls no more once it is stopped, also in the middle of a poll', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await watcher.start();
  expect(jest.getTimerCount()).toBe(1);
  await watcher.stop();
  expect(jest.getTimerCount()).toBe(0);
  const stopped = watcherOf();
  const starting = stopped.start();
  await stopped.stop();
  await starting;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('follows the admin where the shell has it, and nowhere else', async () => {
  await register(origin.remote(), origin.remote({ ...AWAY, name: 'admin', area: 'admin' }));
  await watcher.start();
  expect(watcher.remotes().map(({ name }) => name)).toEqual(['site']);
  const withAdmin = watcherOf({ isAdminInShell: true });
  await withAdmin.start();
  await withAdmin.stop();
  expect(reasons).toContainEqual(expect.stringMatching(/^release not taken up: admin .*fetch failed/));
});
