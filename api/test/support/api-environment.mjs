import { TestEnvironment } from 'jest-environment-node';
import { loadApi } from './loaded-api.mjs';

const METHODS = ['error', 'warn'];

/** Node's environment with the API's code as the global `testedApi`, whose console is that of the test file. */
export default class ApiEnvironment extends TestEnvironment {
  #own = {};

  async setup() {
    await super.setup();
    this.global.testedApi = await loadApi();
    // The API's objects come from another realm, so tests use `instanceof` with this class.
    this.global.Date = Date;
    for (const method of METHODS) {
      this.#own[method] = console[method];
      console[method] = (...parts) => this.global.console[method](...parts);
    }
  }

  async teardown() {
    Object.assign(console, this.#own);
    await super.teardown();
  }
}
