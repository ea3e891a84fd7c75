import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
  ])('reads %s of ten bytes', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it.each([undefined, 'bytes=-', 'bytes=10-', 'bytes=4-2', 'bytes=0-1,3-4', 'items=0-1'])(
    'sends the whole for %s',
    (header) => {
      expect(byteRange(header, 10)).toBeUndefined();
    },
  );
});
