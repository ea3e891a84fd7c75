import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { BusyClock } from './busy-clock';

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** An action that ends when it is told to. */
function open(clock: BusyClock) {
  let end = () => {};
  const ended = clock.during(() => new Promise<void>((resolve) => (end = resolve)));
  return async () => {
    end();
    await ended;
  };
}

it('counts the time of actions at once a single time, and none between them', async () => {
  const clock = new BusyClock();
  now = 100;
  const endFirst = open(clock);
  now = 110;
  const endSecond = open(clock);
  now = 130;
  expect(clock.milliseconds).toBe(30);
  await endFirst();
  now = 150;
  await endSecond();
  now = 190;
  expect(clock.milliseconds).toBe(50);
  await open(clock)();
  expect(clock.milliseconds).toBe(50);
});

it('ends with an action that fails', async () => {
  const clock = new BusyClock();
  now = 200;
  const failing = clock.during(async () => {
    await Promise.resolve();
    throw new Error('no response');
  });
  now = 240;
  await expect(failing).rejects.toThrow('no response');
  now = 300;
  expect(clock.milliseconds).toBe(40);
});
