import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { FakeOrigin } from '../../test/fake-origin';
import { Previews } from './previews';
import type { StartRenderer } from './start-release';

let origin: FakeOrigin;
let previews: Previews;
const close = jest.fn(async () => {});
const describeRemote = jest.fn(async () => ({ patterns: ['/'] }));
const startRenderer: StartRenderer = () => ({
  failures: 0,
  processorMilliseconds: 0,
  describe: describeRemote,
  render: () => Promise.reject(new Error('not in this test')),
  close,
});

beforeEach(async () => {
  close.mockClear();
  origin = new FakeOrigin();
  await origin.start();
  for (let number = 1; number <= 5; number += 1) origin.release(`version-${number}`);
  previews = new Previews({ remotes: () => [origin.remote()], startRenderer });
});
afterEach(async () => {
  await previews.close();
  await origin.stop();
});

const versions = () => previews.releases().map(({ manifest }) => manifest.version);

it('starts a preview once, also for simultaneous visits', async () => {
  await Promise.all([previews.start('site', 'version-1'), previews.start('site', 'version-1')]);
  expect(versions()).toEqual(['version-1']);
  expect(origin.requests.filter((file) => file.endsWith('server.cjs'))).toHaveLength(1);
});

it('tries a preview that cannot start again at the next visit', async () => {
  describeRemote.mockRejectedValueOnce(new Error('broken'));
  await expect(previews.start('site', 'version-1')).rejects.toThrow('broken');
  await previews.start('site', 'version-1');
  expect(versions()).toEqual(['version-1']);
  await expect(previews.start('okand', 'version-1')).rejects.toThrow('The registry lists no okand.');
});

it('runs four previews at a time', async () => {
  for (const number of [1, 2, 3, 4]) await previews.start('site', `version-${number}`);
  await expect(previews.start('site', 'version-5')).rejects.toThrow('Too many previews run.');
});

it('ends a preview that nobody opens for a quarter of an hour', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await previews.start('site', 'version-1');
  await jest.advanceTimersByTimeAsync(10 * 60 * 1000);
  await previews.start('site', 'version-1');
  await jest.advanceTimersByTimeAsync(10 * 60 * 1000);
  expect(versions()).toEqual(['version-1']);
  await jest.advanceTimersByTimeAsync(5 * 60 * 1000);
  expect(versions()).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
