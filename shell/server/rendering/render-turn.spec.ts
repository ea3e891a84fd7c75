import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { renderTurn } from './render-turn';

describe('renderTurn', () => {
  it('gives one turn for each turn of the event loop, in the order they were asked for', async () => {
    const taken: number[] = [];
    const turns = [1, 2, 3].map((number) => renderTurn().then(() => taken.push(number)));
    expect(taken).toEqual([]);
    const seen: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await setImmediate();
      seen.push(taken.length);
    }
    await Promise.all(turns);
    expect(taken).toEqual([1, 2, 3]);
    expect(seen.every((count, index) => count <= index + 1)).toBe(true);
  });

  it('does not keep a later render waiting for an earlier one that failed', async () => {
    const failed = renderTurn().then(() => {
      throw new Error('a page that cannot be rendered');
    });
    await expect(failed).rejects.toThrow('a page that cannot be rendered');
    await expect(renderTurn()).resolves.toBeUndefined();
  });
});
