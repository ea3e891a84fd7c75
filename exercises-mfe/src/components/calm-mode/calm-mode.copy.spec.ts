import { describe, expect, it } from '@jest/globals';
import { softEnd } from './calm-mode.copy';

describe('softEnd', () => {
  it.each([
    [0, 'En liten stund. Det räknas.'],
    [1, 'Ett andetag. Det räknas.'],
    [3, 'Tre andetag. Det räknas.'],
    [12, 'Tolv andetag. Det räknas.'],
    [13, '13 andetag. Det räknas.'],
  ])('says what %s breaths are', (count, words) => {
    expect(softEnd(count, 'Ett andetag', 'andetag')).toBe(words);
  });
});
