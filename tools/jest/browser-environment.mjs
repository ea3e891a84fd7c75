import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that it leaves out and Node has: fetch and what belongs to it. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
    });
  }
}
