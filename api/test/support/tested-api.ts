declare global {
  // A variable of the global object has to be a `var`.
  var testedApi: typeof import('./tested');
}

/** What the tests use of the API's own code, outside of Jest's modules. */
export const testedApi = globalThis.testedApi;
