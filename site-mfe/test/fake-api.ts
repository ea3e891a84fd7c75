import { afterEach } from '@jest/globals';

export const API_ORIGIN = 'http://api.test';

type Handler = (url: URL, request: Request) => Response | Promise<Response>;

export interface FakeApi {
  /** Handles requests of a path from now on. */
  on(path: string, handler: Handler): void;
  /** Requested addresses, newest last. */
  readonly requests: URL[];
}

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Replaces `fetch` until the test ends. A path without a handler responds with 404. */
export function startFakeApi(): FakeApi {
  const handlers = new Map<string, Handler>();
  const requests: URL[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    requests.push(url);
    const handler = handlers.get(url.pathname);
    return handler
      ? handler(url, request)
      : jsonResponse({ error: 'Finns inte.', code: 'POST_NOT_FOUND' }, 404);
  };
  return { requests, on: (path, handler) => void handlers.set(path, handler) };
}

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A response that the test releases. */
export function deferredResponse(): { wait: () => Promise<Response>; release: (response: Response) => void } {
  let release: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { wait: () => response, release };
}

/** The rejection of `fetch` without a network. */
export function networkFailure(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}
