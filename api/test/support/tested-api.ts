declare global {
  // A variable of the global object has to be a `var`.
  var testedApi: typeof import('./tested');
}

/** The API's code for the tests, outside of Jest's modules. */
export const testedApi = globalThis.testedApi;
