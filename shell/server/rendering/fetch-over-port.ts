import type { MessagePort } from 'node:worker_threads';
import { errorText } from '@stillsam/http-server/error-text';

interface FetchRequest {
  id: number;
  method: string;
  url: string;
  /** Number of the rendering that asks; 0 for one that is not personal. */
  rendering: number;
}

type FetchResult = { id: number; failure: string } | ({ id: number; body: string } & ResponseInit);

/**
 * The worker's half: a `fetch` whose requests the main thread sends.
 *
 * @param port of which the main thread serves the other end.
 * @param rendering number of the present rendering.
 */
export function fetchOverPort(port: MessagePort, rendering: () => number = () => 0): typeof fetch {
  const waiting = new Map<number, (result: FetchResult) => void>();
  let lastId = 0;
  port.on('message', (result: FetchResult) => {
    waiting.get(result.id)?.(result);
    waiting.delete(result.id);
  });
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    signal.throwIfAborted();
    lastId += 1;
    const id = lastId;
    const result = await new Promise<FetchResult>((resolve, reject) => {
      waiting.set(id, resolve);
      signal.addEventListener('abort', () => {
        waiting.delete(id);
        reject(signal.reason);
      });
      port.postMessage({ id, method, url, rendering: rendering() } satisfies FetchRequest);
    });
    if ('failure' in result) throw new TypeError(result.failure);
    return new Response(result.body || null, result);
  };
}

/**
 * The main thread's half: sends what the worker asks for, as far as `send` lets it.
 *
 * @param cookieOf the `Cookie` header of the person that a page is rendered for, by the number of the rendering. A worker
 * names the number only: it cannot make up the header.
 */
export function serveFetch(
  port: MessagePort,
  send: typeof fetch,
  cookieOf: (rendering: number) => string | undefined = () => undefined,
): void {
  port.on('message', ({ id, method, url, rendering }: FetchRequest) => {
    const cookie = cookieOf(rendering);
    const headers = cookie ? { Cookie: cookie } : undefined;
    void answer(id, () => send(url, { method, headers })).then((result) => port.postMessage(result));
  });
  // The process may end while workers live.
  port.unref();
}

async function answer(id: number, send: () => Promise<Response>): Promise<FetchResult> {
  try {
    const response = await send();
    const { status } = response;
    return { id, status, headers: [...response.headers], body: await response.text() };
  } catch (error) {
    return { id, failure: errorText(error) };
  }
}
