import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NoSlotError, Slots } from './slots.mjs';

const OPTIONS = { slots: 2, mostWaiting: 1, longestWaitMs: 1000 };

afterEach(() => {
  jest.useRealTimers();
});

describe('a slot', () => {
  it('goes out in the order of the queue when another is released', async () => {
    const slots = new Slots({ ...OPTIONS, mostWaiting: 2 });
    const [first, second] = [await slots.take(), await slots.take()];
    const order: string[] = [];
    const third = slots.take().then((release) => (order.push('third'), release));
    const fourth = slots.take().then((release) => (order.push('fourth'), release));
    expect(slots.waitingCount).toBe(2);
    first();
    (await third)();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
    second();
  });

  it('fails at once when the queue is full', async () => {
    const slots = new Slots(OPTIONS);
    await Promise.all([slots.take(), slots.take()]);
    const waiting = slots.take();
    await expect(slots.take()).rejects.toBeInstanceOf(NoSlotError);
    slots.failWaiting(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });

  it('fails after the longest wait, which frees the place in the queue', async () => {
    jest.useFakeTimers();
    const slots = new Slots(OPTIONS);
    await Promise.all([slots.take(), slots.take()]);
    const waiting = slots.take();
    const refused = expect(waiting).rejects.toBeInstanceOf(NoSlotError);
    jest.advanceTimersByTime(OPTIONS.longestWaitMs);
    await refused;
    expect(slots.waitingCount).toBe(0);
  });

  it('counts a release once', async () => {
    const slots = new Slots({ ...OPTIONS, slots: 1 });
    const release = await slots.take();
    release();
    release();
    await slots.take();
    const waiting = slots.take();
    expect(slots.waitingCount).toBe(1);
    slots.failWaiting(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});
