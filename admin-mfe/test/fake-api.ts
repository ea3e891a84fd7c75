/** The API at the network's edge: answers by method and path, and remembers what it was asked. */
export interface FakeApi {
  /** Answers calls to `METHOD /path` from now on; `:name` matches one segment. */
  on(route: string, answer: Answer): void;
  /** Calls to a route so far, newest last. */
  calls(route: string): ReceivedCall[];
}

export interface ReceivedCall {
  url: URL;
  token: string | null;
  body: unknown;
}

type Answer = (call: ReceivedCall) => Response | Promise<Response>;

export const API_ORIGIN = 'http://api.test';

/** Takes the place of `fetch` until the test ends. A call that nobody prepared for fails loudly. */
export function startFakeApi(): FakeApi {
  const routes: { route: string; pattern: RegExp; answer: Answer }[] = [];
  const received: { route: string; call: ReceivedCall }[] = [];
  const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const name = `${request.method} ${url.pathname}`;
    const match = routes.findLast(({ pattern }) => pattern.test(name));
    if (!match) throw new Error(`Nobody answers ${name}`);
    const text = await request.text();
    const call = {
      url,
      token: request.headers.get('Authorization'),
      body: readBody(text, request.headers.get('Content-Type')),
    };
    received.push({ route: match.route, call });
    return match.answer(call);
  };

  return {
    on: (route, answer) => routes.push({ route, pattern: patternOf(route), answer }),
    calls: (route) => received.filter((entry) => entry.route === route).map(({ call }) => call),
  };
}

function readBody(text: string, type: string | null): unknown {
  if (!text) return undefined;
  return type?.startsWith('text/') ? text : (JSON.parse(text) as unknown);
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
