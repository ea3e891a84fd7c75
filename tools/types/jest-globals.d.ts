import type { jest } from '@jest/globals';

declare global {
  /** The test expects `console[method]` to be called; without this, a call fails the test. */
  function expectConsole(method: 'error' | 'warn'): jest.SpiedFunction<typeof console.error>;
}
