import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** @type {('error' | 'warn')[]} */
const METHODS = ['error', 'warn'];
let spies = {};
let expected = new Set();

beforeEach(() => {
  expected = new Set();
  spies = Object.fromEntries(METHODS.map((method) => [method, jest.spyOn(console, method)]));
});

/** An unexpected console.error or console.warn fails the test. */
afterEach(() => {
  const unexpected = METHODS.filter((method) => !expected.has(method)).flatMap(
    (method) => spies[method].mock.calls,
  );
  METHODS.forEach((method) => spies[method].mockRestore());
  expect(unexpected).toEqual([]);
});

/** The test expects `method` to be called; nothing of it is printed. @returns the spy, to assert on. */
globalThis.expectConsole = (method) => {
  expected.add(method);
  return spies[method].mockImplementation(() => {});
};
