import { TestEnvironment } from 'jest-environment-node';
import { loadApi } from './loaded-api.mjs';

const METHODS = ['error', 'warn'];

/** Node, with the API's own code as `testedApi`. What that code says on the console, it says on the test file's. */
export default class ApiEnvironment extends TestEnvironment {
  #own = {};

  async setup() {
    await super.setup();
    this.global.testedApi = await loadApi();
    // What it makes is of its own realm; of what tests ask the class of, there is this.
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
