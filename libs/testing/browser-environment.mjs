import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that it leaves out and Node has: fetch, its streams and what belongs to it. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
      fetch,
    });
    // jsdom's own has no digests, and cannot be replaced by assignment.
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
}
