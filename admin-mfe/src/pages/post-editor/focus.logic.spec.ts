import { describe, expect, it } from '@jest/globals';
import { formatFocus, moveFocus, readFocus } from './focus.logic';

describe('a focal point', () => {
  it('reads percents, and the centre of what is no point', () => {
    expect(readFocus('30 70')).toEqual({ x: 30, y: 70 });
    expect(readFocus('')).toEqual({ x: 50, y: 50 });
    expect(readFocus('mitten')).toEqual({ x: 50, y: 50 });
  });

  it('moves in steps by the arrow keys and stays in the picture', () => {
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowUp')).toEqual({ x: 50, y: 40 });
    expect(moveFocus({ x: 50, y: 50 }, 'Enter')).toBeUndefined();
    expect(formatFocus({ x: -10, y: 110 })).toBe('0 100');
    expect(formatFocus({ x: 33.4, y: 66.6 })).toBe('30 70');
  });
});
