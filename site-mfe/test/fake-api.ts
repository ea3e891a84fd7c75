import { afterEach } from '@jest/globals';

export const API_ORIGIN = 'http://api.test';

type Answer = (url: URL, request: Request) => Response | Promise<Response>;

export interface FakeApi {
  /** Answers calls of a path from now on. */
  on(path: string, answer: Answer): void;
  /** Addresses asked for so far, newest last. */
  readonly asked: URL[];
}

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Takes the place of `fetch` until the test ends. What nobody prepared for is not found. */
export function startFakeApi(): FakeApi {
  const answers = new Map<string, Answer>();
  const asked: URL[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(url);
    const prepared = answers.get(url.pathname);
    return prepared ? prepared(url, request) : answer({ error: 'Finns inte.', code: 'POST_NOT_FOUND' }, 404);
  };
  return { asked, on: (path, prepared) => void answers.set(path, prepared) };
}

export function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** An answer that comes when the test says so. */
export function heldAnswer(): { wait: () => Promise<Response>; release: (response: Response) => void } {
  let release: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { wait: () => response, release };
}

/** As when the network is gone. */
export function noAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}
