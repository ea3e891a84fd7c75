declare global {
  // A variable of the global object has to be a `var`.
  var testedApi: typeof import('./tested');
}

/** The API's code for the tests, outside of Jest's modules. */
export const testedApi = globalThis.testedApi;

/** `npm test -- long` repeats more, and with every kind of what a plain run tries one of. */
export const isLong = process.env.LONG_TESTS === 'true';
