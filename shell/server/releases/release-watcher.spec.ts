import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Remote } from '@stillsam/releases/registry';
import { KeptReleases } from './kept-releases';
import { routesOf, WatcherFixture } from '../../test/fake-watcher';

let fixture: WatcherFixture;
let silent: Server | undefined;

beforeEach(async () => {
  fixture = await WatcherFixture.create();
});
afterEach(async () => {
  silent?.closeAllConnections();
  silent?.close();
  await fixture.end();
});

/** Of the context that releases are evaluated in. */
const scriptGlobal: object = vm.runInThisContext('globalThis');
const SLOW_SERVER = `const slow = new Error('A loader took more than 4000 ms');
  ${routesOf(`[{ path: '/', Component: () => null, loader() { if (globalThis.isSlow ?? true) throw slow; return null; } }]`)}`;

/** Nothing listens at its origin. */
const AWAY: Partial<Remote> = {
  name: 'exercises',
  prefixes: ['/resurser'],
  internalOrigin: 'http://127.0.0.1:1',
};

it('loads the live release at the start, and each new one after it', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  expect(fixture.liveVersion()).toBe('version-1');
  expect(fixture.watcher.live().get('site')?.pin).toEqual({
    name: 'site',
    version: 'version-1',
    entry: 'https://site.test/version-1/remoteEntry.js',
    integrity: expect.stringMatching(/^sha384-/),
    patterns: ['/', '/artiklar/:slug'],
  });
  const changed = fixture.next('changed');
  fixture.origin.release('version-2');
  await changed;
  expect(fixture.liveVersion()).toBe('version-2');
  expect(fixture.changes).toBe(2);
  expect(fixture.loaded).toEqual(['site version-1', 'site version-2']);
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
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  const refused = fixture.next('refused');
  fixture.origin.release('version-2', server);
  await refused;
  await fixture.polls(2);
  expect(fixture.reasons).toEqual([expect.stringContaining(reason)]);
  expect(fixture.liveVersion()).toBe('version-1');
  expect(fixture.watcher.states().site).toEqual({
    stable: 'version-1',
    canary: null,
    refused: [{ version: 'version-2', reason: expect.stringContaining(reason), isTakenBack: false }],
    tallies: { 'version-1': { views: 0, errors: 0 } },
    alarm: null,
  });
  expect(fixture.origin.requests.filter((file) => file === '/version-2/server.cjs')).toHaveLength(1);
  const changed = fixture.next('changed');
  fixture.origin.release('version-3');
  await changed;
  expect(fixture.watcher.states()).toMatchObject({
    site: { stable: 'version-3', canary: null, refused: [] },
  });
});

it('tries a refused release again beside a live one, and keeps that one until then', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  const refused = fixture.next('refused');
  fixture.origin.release('version-2', SLOW_SERVER);
  await refused;
  expect(fixture.watcher.states().site).toMatchObject({
    stable: 'version-1',
    refused: [
      {
        version: 'version-2',
        reason: expect.stringContaining('A loader took more than'),
        isTakenBack: false,
      },
    ],
  });
  Reflect.set(scriptGlobal, 'isSlow', false);
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001);
  await fixture.next('changed');
  later.mockRestore();
  Reflect.deleteProperty(scriptGlobal, 'isSlow');
  expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-2', refused: [] });
});

it('keeps the last good release while the origin has none, and loads a rollback', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  const second = fixture.next('changed');
  fixture.origin.release('version-2');
  await second;
  const unreachable = fixture.next('refused');
  fixture.origin.pointer = undefined;
  await unreachable;
  await fixture.polls(2);
  expect(fixture.reasons).toHaveLength(1);
  expect(fixture.liveVersion()).toBe('version-2');
  const rolledBack = fixture.next('changed');
  fixture.origin.point('version-1');
  await rolledBack;
  expect(fixture.liveVersion()).toBe('version-1');
});

it('tries a refused version again once its pointer was set anew', async () => {
  fixture.origin.release('version-1', `throw new Error('broken');`);
  await fixture.watcher.start();
  expect(fixture.liveVersion()).toBeUndefined();
  const changed = fixture.next('changed');
  fixture.origin.release('version-1');
  await changed;
  expect(fixture.liveVersion()).toBe('version-1');
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
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  expect(fixture.liveVersion()).toBeUndefined();
  const changed = fixture.next('changed');
  isAway = false;
  await changed;
  expect(fixture.liveVersion()).toBe('version-1');
});

it('takes up a release while the origin of another remote does not respond', async () => {
  silent = createServer();
  await new Promise<void>((resolve) => silent?.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await fixture.register(
    fixture.origin.remote(),
    fixture.origin.remote({ ...AWAY, internalOrigin: `http://127.0.0.1:${port}` }),
  );
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  fixture.origin.release('version-2');
  const asked = once(silent, 'request');
  // The watcher waits three seconds for the other origin.
  const changed = fixture.next('changed', 2500);
  await asked;
  await changed;
  expect(fixture.liveVersion()).toBe('version-2');
});

it('announces a release before it is kept', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  jest.spyOn(KeptReleases.prototype, 'keep').mockReturnValue(new Promise(() => {}));
  const changed = fixture.next('changed');
  fixture.origin.release('version-2');
  await changed;
  expect(fixture.liveVersion()).toBe('version-2');
});

it('announces no change while nothing has changed', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  await fixture.polls(2);
  expect(fixture.changes).toBe(1);
});

it('starts with the kept release while the origin is away, or points to a refused one', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  await fixture.watcher.stop();
  fixture.origin.pointer = undefined;
  fixture.watcher = fixture.newWatcher();
  await fixture.watcher.start();
  expect(fixture.liveVersion()).toBe('version-1');
  await fixture.watcher.stop();
  fixture.origin.release('version-2', `throw new Error('broken');`);
  fixture.watcher = fixture.newWatcher();
  await fixture.watcher.start();
  expect(fixture.watcher.states().site).toMatchObject({
    stable: 'version-1',
    refused: [{ version: 'version-2' }],
  });
});

it('starts with the kept registry while the present one cannot be read', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  await fixture.watcher.stop();
  fixture.watcher = fixture.newWatcher({ registryLocation: path.join(tmpdir(), 'none', 'registry.json') });
  await fixture.watcher.start();
  expect(fixture.liveVersion()).toBe('version-1');
});

it('takes up a remote that the registry lists anew, and serves the others meanwhile', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  const before = fixture.watcher.live();
  const changed = fixture.next('changed');
  await fixture.register(fixture.origin.remote(), fixture.origin.remote(AWAY));
  await fixture.next('refused');
  expect(fixture.liveVersion()).toBe('version-1');
  await changed;
  expect(fixture.watcher.remotes().map(({ name }) => name)).toEqual(['site', 'exercises']);
  expect(fixture.watcher.states()).toMatchObject({
    site: { stable: 'version-1', canary: null, refused: [] },
    exercises: { stable: null, canary: null, refused: [] },
  });
  // Its workers know the new owner.
  expect(fixture.watcher.live().get('site')?.renderer).not.toBe(before.get('site')?.renderer);
});

it('keeps its registry while the new one is wrong', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  const refused = fixture.next('refused');
  await writeFile(fixture.registryFile, '{');
  await refused;
  expect(fixture.reasons[0]).toMatch(/^registry not read or not kept: /);
  expect(fixture.liveVersion()).toBe('version-1');
});

it('tries a release that is not live, and leaves the live one', async () => {
  fixture.origin.release('version-1');
  await fixture.watcher.start();
  fixture.origin.release('version-2');
  fixture.origin.release(
    'version-3',
    routesOf(`[{ path: '/', Component() { throw new Error('a fault'); } }]`),
  );
  fixture.origin.point('version-1');
  expect(await fixture.watcher.try('site', 'version-2')).toMatchObject({ accepted: true, reasons: [] });
  const closed = fixture.next('closed');
  expect(await fixture.watcher.try('site', 'version-3')).toMatchObject({
    accepted: false,
    reasons: ['/: Error: a fault'],
  });
  await closed;
  expect(fixture.liveVersion()).toBe('version-1');
  await expect(fixture.watcher.try('okand', 'version-2')).rejects.toThrow('The registry lists no okand.');
});

it('polls no more once it is stopped, also in the middle of a poll', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await fixture.watcher.start();
  expect(jest.getTimerCount()).toBe(1);
  await fixture.watcher.stop();
  expect(jest.getTimerCount()).toBe(0);
  const stopped = fixture.newWatcher();
  const starting = stopped.start();
  await stopped.stop();
  await starting;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('follows the admin where the shell has it, and nowhere else', async () => {
  await fixture.register(
    fixture.origin.remote(),
    fixture.origin.remote({ ...AWAY, name: 'admin', area: 'admin' }),
  );
  await fixture.watcher.start();
  expect(fixture.watcher.remotes().map(({ name }) => name)).toEqual(['site']);
  const withAdmin = fixture.newWatcher({ isAdminInShell: true });
  await withAdmin.start();
  await withAdmin.stop();
  expect(fixture.reasons).toContainEqual(
    expect.stringMatching(/^release not taken up: admin .*fetch failed/),
  );
});
