import { setImmediate as nextRound } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { workInSlices } from './work-in-slices';

const request = {} as IncomingMessage;
const response = (destroyed = false) => ({ destroyed }) as ServerResponse;

/** Keeps the thread busy. */
function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('keeps the order, and lets others have their turn between long pieces of work', async () => {
    const seen: string[] = [];
    const handle = workInSlices((_, { statusMessage }) => {
      workFor(4);
      seen.push(statusMessage);
    });
    for (const statusMessage of ['a', 'b', 'c']) handle(request, { statusMessage } as ServerResponse);
    expect(seen).toEqual([]);
    for (let rounds = 1; seen.length < 3; rounds += 1) {
      await nextRound();
      expect(seen.length).toBeLessThanOrEqual(rounds);
    }
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('does many short pieces in one turn, and goes on with those that come later', async () => {
    let count = 0;
    const handle = workInSlices(() => {
      count += 1;
    });
    for (let number = 0; number < 10; number += 1) handle(request, response());
    await nextRound();
    expect(count).toBe(10);
    handle(request, response());
    await nextRound();
    expect(count).toBe(11);
  });

  it('leaves out whoever has gone meanwhile', async () => {
    let count = 0;
    const handle = workInSlices(() => {
      count += 1;
    });
    handle(request, response(true));
    handle(request, response());
    await nextRound();
    expect(count).toBe(1);
  });
});
