import { describe, expect, it } from '@jest/globals';
import { isRecord, parseStep, searchOfStep, stepOfSearch } from './step-machine';

const STEPS = ['start', '1', 'klar med å'];

describe('the step in an address', () => {
  it.each([
    ['', 0],
    ['?steg=start', 0],
    ['?steg=1', 1],
    ['?a=b&steg=klar+med+%C3%A5', 2],
    ['?steg=okand', 0],
    ['?steg=', 0],
  ])('comes from %j: %i', (search, step) => {
    expect(stepOfSearch(STEPS, search)).toBe(step);
  });

  it('has a name, except for the first one and an unknown index', () => {
    expect([0, 1, 2, 3, -1].map((step) => searchOfStep(STEPS, step))).toEqual([
      '',
      '?steg=1',
      '?steg=klar%20med%20%C3%A5',
      '',
      '',
    ]);
  });
});

it.each([
  [0, 0],
  [2, 2],
  [3, null],
  [-1, null],
  [0.5, null],
  ['1', null],
  [null, null],
])('reads the stored step %j as %j', (candidate, step) => {
  expect(parseStep(candidate, STEPS)).toBe(step);
});

it('accepts only an object as a record', () => {
  expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]);
  expect([null, [], 'a', 1, undefined].map(isRecord)).toEqual([false, false, false, false, false]);
});
