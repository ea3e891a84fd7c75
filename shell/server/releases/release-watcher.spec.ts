import { afterEach, beforeEach, expect, it } from '@jest/globals';
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
let changes: number;

beforeEach(async () => {
  origin = new FakeOrigin();
  await origin.start();
  events = new EventEmitter();
  reasons = [];
  changes = 0;
  const write = (line: string) => {
    const { remote, reason } = JSON.parse(line);
    if (remote !== 'site' || !reason) return;
    reasons.push(reason);
    events.emit('refused');
  };
  watcher = new ReleaseWatcher({
    config: readConfig({
      SITE_REMOTE_ORIGIN: origin.origin,
      // Nothing listens there.
      EXERCISES_REMOTE_ORIGIN: 'http://127.0.0.1:1',
      ADMIN_IN_SHELL: 'false',
      RELEASE_POLL_MILLISECONDS: '100',
    }),
    fetchFor: () => noFetch,
    onChange: () => {
      changes += 1;
      events.emit('changed');
    },
    logger: pino({ level: 'warn' }, { write }),
  });
});

afterEach(async () => {
  watcher.stop();
  await origin.stop();
});

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
