import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { pino } from 'pino';
import { readConfig } from '../config/env';
import { FakeOrigin } from './fake-origin';
import { ReleaseWatcher } from './release-watcher';

const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));
let origin: FakeOrigin;
let watcher: ReleaseWatcher;
let events: EventEmitter;
let reasons: string[];
let loaded: string[];
let changes: number;

beforeEach(async () => {
  origin = new FakeOrigin();
  await origin.start();
  events = new EventEmitter();
  reasons = [];
  loaded = [];
  changes = 0;
  watcher = watcherOf();
});

afterEach(async () => {
  watcher.stop();
  await origin.stop();
});

const write = (line: string) => {
  const { remote, reason, version, msg } = JSON.parse(line);
  if (version) loaded.push(`${msg}: ${remote} ${version}`);
  if (remote === 'admin') reasons.push(`admin: ${reason}`);
  if (remote !== 'site' || !reason) return;
  expect(msg).toBe('release not taken up');
  reasons.push(reason);
  events.emit('refused');
};

function watcherOf(environment: Record<string, string> = {}): ReleaseWatcher {
  return new ReleaseWatcher({
    config: readConfig({
      SITE_REMOTE_ORIGIN: origin.origin,
      // Nothing listens there.
      EXERCISES_REMOTE_ORIGIN: 'http://127.0.0.1:1',
      ADMIN_IN_SHELL: 'false',
      RELEASE_POLL_MILLISECONDS: '100',
      ...environment,
    }),
    fetchFor: () => noFetch,
    onChange: () => {
      changes += 1;
      events.emit('changed');
    },
    logger: pino({}, { write }),
  });
}

function routesOf(routes: string): string {
  return `module.exports = { contract: 1, routes: ${routes} };`;
}

const liveVersion = () => watcher.live().get('site')?.manifest.version;

it('loads the live release at the start, and each new one after it', async () => {
  origin.release('v1');
  await watcher.start();
  expect(liveVersion()).toBe('v1');
  const changed = once(events, 'changed');
  origin.release('v2');
  await changed;
  expect(liveVersion()).toBe('v2');
  expect(changes).toBe(2);
  expect(loaded).toEqual(['release taken up: site v1', 'release taken up: site v2']);
});

it('keeps the last good release when the newest is refused, and loads the next', async () => {
  origin.release('v1');
  await watcher.start();
  const refused = once(events, 'refused');
  origin.release('v2', `throw new Error('broken');`);
  await refused;
  expect(liveVersion()).toBe('v1');
  expect(reasons).toEqual([expect.stringContaining('broken')]);
  const changed = once(events, 'changed');
  origin.release('v3');
  await changed;
  expect(liveVersion()).toBe('v3');
});

/** Resolves when the watcher has finished `count` further polls. */
async function polls(count: number): Promise<void> {
  // The poll after them has begun.
  for (let begun = 0; begun <= count;) {
    await once(origin.events, 'requested');
    if (origin.requests.at(-1) === '/current.json') begun += 1;
  }
}

it.each([
  // Thrown by a shared module: an error of the release's own code would be of another realm than the spec's.
  [
    'a TypeError at load',
    `require('react').Component.prototype.setState.call(undefined);`,
    'Cannot read properties of undefined',
  ],
  [
    'an index route with children',
    routesOf(`[{ index: true, children: [{ path: 'a' }] }]`),
    'Cannot specify children on an index route',
  ],
  ['an id of the shell’s own', routesOf(`[{ id: 'shell', path: '/' }]`), 'route id collision'],
])('refuses a release with %s once, and keeps the last good one', async (_, server, reason) => {
  origin.release('v1');
  await watcher.start();
  origin.release('v2', server);
  while (!reasons.some((logged) => logged.includes(reason))) await once(events, 'refused');
  const logged = reasons.length;
  await polls(2);
  expect(reasons).toHaveLength(logged);
  expect(liveVersion()).toBe('v1');
});

it('logs the versions that do not match when a release needs another shared module', async () => {
  origin.release('v1', undefined, { shared: { react: '^99.0.0' } });
  await watcher.start();
  expect(liveVersion()).toBeUndefined();
  expect(reasons[0]).toMatch(/^Release v1 needs react \^99\.0\.0, but the shell provides 19\./);
});

it('does not fetch the files of a refused release again', async () => {
  origin.release('v1', `throw new Error('broken');`);
  await watcher.start();
  const changed = once(events, 'changed');
  // Two further polls.
  await once(origin.events, 'requested');
  await once(origin.events, 'requested');
  origin.release('v2');
  await changed;
  expect(origin.requests.filter((path) => path === '/v1/server.cjs')).toHaveLength(1);
});

it('keeps the last good release while the origin has none, and loads a rollback', async () => {
  origin.release('v1');
  const first = origin.manifest;
  await watcher.start();
  const second = once(events, 'changed');
  origin.release('v2');
  await second;
  const unreachable = once(events, 'refused');
  origin.manifest = undefined;
  await unreachable;
  expect(liveVersion()).toBe('v2');
  const rolledBack = once(events, 'changed');
  origin.manifest = first;
  await rolledBack;
  expect(liveVersion()).toBe('v1');
});

it('loads a refused version again once its origin serves it otherwise', async () => {
  origin.release('v1', `throw new Error('broken');`);
  await watcher.start();
  expect(liveVersion()).toBeUndefined();
  const changed = once(events, 'changed');
  origin.release('v1');
  await changed;
  expect(liveVersion()).toBe('v1');
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
  origin.release('v1');
  await watcher.start();
  expect(liveVersion()).toBeUndefined();
  const changed = once(events, 'changed');
  isAway = false;
  await changed;
  expect(liveVersion()).toBe('v1');
});

it('announces no change while nothing has changed', async () => {
  origin.release('v1');
  await watcher.start();
  // The first of two polls is over when the second begins.
  await once(origin.events, 'requested');
  await once(origin.events, 'requested');
  expect(changes).toBe(1);
});

it('polls no more once it is stopped, also in the middle of a poll', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await watcher.start();
  expect(jest.getTimerCount()).toBe(1);
  watcher.stop();
  expect(jest.getTimerCount()).toBe(0);
  const stopped = watcherOf();
  const starting = stopped.start();
  stopped.stop();
  await starting;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('follows the admin where the shell has it, and nowhere else', async () => {
  await watcher.start();
  expect(reasons.filter((reason) => reason.startsWith('admin'))).toEqual([]);
  const withAdmin = watcherOf({ ADMIN_IN_SHELL: 'true', ADMIN_REMOTE_ORIGIN: 'http://127.0.0.1:1' });
  await withAdmin.start();
  withAdmin.stop();
  expect(reasons).toContainEqual(expect.stringMatching(/^admin: .*fetch failed/));
});
