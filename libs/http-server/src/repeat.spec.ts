import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { repeat } from './repeat.mjs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('repeat', () => {
  it('runs a turn after each pause, the first one after its own', async () => {
    const turn = jest.fn(async () => {});
    const loop = repeat(turn, { everyMs: 100, firstMs: 10 });
    await jest.advanceTimersByTimeAsync(9);
    expect(turn).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(turn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(99);
    expect(turn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(turn).toHaveBeenCalledTimes(2);
    await loop.stop();
  });

  it('starts no turn while one runs', async () => {
    const turn = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)));
    const loop = repeat(turn, { everyMs: 100 });
    await jest.advanceTimersByTimeAsync(1099);
    expect(turn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(101);
    expect(turn).toHaveBeenCalledTimes(2);
    const stopped = loop.stop();
    await jest.advanceTimersByTimeAsync(1000);
    await stopped;
  });

  it('waits as long as a turn says', async () => {
    const turn = jest.fn(async () => 10);
    const loop = repeat(turn, { everyMs: 1000, firstMs: 0 });
    await jest.advanceTimersByTimeAsync(25);
    expect(turn).toHaveBeenCalledTimes(3);
    await loop.stop();
  });

  it('reports the first of failures in a row, and goes on', async () => {
    const onFailure = jest.fn();
    const faults = [new Error('one'), new Error('two'), null, new Error('three')];
    const loop = repeat(
      async () => {
        const fault = faults.shift();
        if (fault) throw fault;
      },
      { everyMs: 100, onFailure },
    );
    await jest.advanceTimersByTimeAsync(400);
    expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(['Error: one', 'Error: three']);
    await loop.stop();
  });

  it('waits at its stop for the turn that runs, and starts none after', async () => {
    let finish: () => void = () => {};
    const turn = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const loop = repeat(turn, { everyMs: 100 });
    await jest.advanceTimersByTimeAsync(100);
    let isStopped = false;
    const stopped = loop.stop().then(() => (isStopped = true));
    await jest.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect([turn.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
  });

  it('tells the turn that runs of its stop, and reports no failure of it', async () => {
    const onFailure = jest.fn();
    const loop = repeat(
      (signal) =>
        new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      { everyMs: 100, firstMs: 0, onFailure },
    );
    await jest.advanceTimersByTimeAsync(0);
    await loop.stop();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('ends at once when it is stopped between turns', async () => {
    const loop = repeat(async () => {}, { everyMs: 100 });
    await loop.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
