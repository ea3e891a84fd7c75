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

// Nothing of this is needed, nor loaded, where there is no document.
if (globalThis.document) {
  const [{ TextDecoder, TextEncoder }] = await Promise.all([
    import('node:util'),
    import('@testing-library/jest-dom/jest-globals'),
  ]);
  // jsdom leaves these out; react-router needs them.
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  // Nor does it lay anything out that could be scrolled to.
  globalThis.Element.prototype.scrollIntoView ??= () => {};

  const { cleanup, configure } = await import('@testing-library/react');

  // How long a test waits for what should come; the default second is short on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });

  afterEach(() => cleanup());
}
