import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type PathParams } from 'msw';
import { setupServer } from 'msw/node';

interface ReceivedCall {
  url: URL;
  token: string | null;
  /** The idempotency key. */
  key: string | null;
  body: unknown;
}

type Responder = (call: ReceivedCall) => Response | Promise<Response>;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface FakeApi {
  /** Sets the response to `METHOD /path`; `:name` matches one segment. */
  on(route: `${Uppercase<Method>} ${string}`, respond: Responder): void;
  /** The calls of a route so far, newest last. */
  calls(route: string): ReceivedCall[];
}

export const API_ORIGIN = 'http://api.test';

const server = setupServer(
  // Default responses to requests that most tests do not examine.
  http.get(`${API_ORIGIN}/api/auth/providers`, () =>
    HttpResponse.json({ google: null, passkey_domain: null }),
  ),
  http.post(`${API_ORIGIN}/api/auth/renew`, () => HttpResponse.json({ error: 'Nej.' }, { status: 401 })),
  http.get(`${API_ORIGIN}/api/auth/factors`, () =>
    HttpResponse.json({ passkeys: [], has_totp: false, recovery_codes_left: 0, due_at: null }),
  ),
  http.get(`${API_ORIGIN}/api/admin/overview`, () => HttpResponse.json({ to_do: [], upcoming: [] })),
  http.get(`${API_ORIGIN}/api/admin/settings/notices`, () =>
    HttpResponse.json({ value: { mail: 'daily' }, version: 0, changed_at: null, changed_by_name: null }),
  ),
  http.get(`${API_ORIGIN}/api/health/retention`, () =>
    HttpResponse.json({ last_run_at: null, is_overdue: false }),
  ),
  http.put(`${API_ORIGIN}/api/blog/admin/working-copies/:post/:tab`, () => HttpResponse.error()),
  http.delete(`${API_ORIGIN}/api/blog/admin/working-copies/:post/:tab`, () => HttpResponse.error()),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A fake API until the test ends. A call without a responder fails the test. */
export function startFakeApi(): FakeApi {
  const received = new Map<string, ReceivedCall[]>();
  return {
    on(route, respond) {
      const [method = '', path = ''] = route.split(' ');
      const handle = http[method.toLowerCase() as Method];
      server.use(
        handle<PathParams>(API_ORIGIN + path, async ({ request }) => {
          const call = {
            url: new URL(request.url),
            token: request.headers.get('Authorization'),
            key: request.headers.get('Idempotency-Key'),
            body: await readBody(request),
          };
          received.set(route, [...(received.get(route) ?? []), call]);
          return respond(call);
        }),
      );
    },
    calls: (route) => received.get(route) ?? [],
  };
}

/** JSON as its value; a file with a character for each byte. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('text/'))
    return Buffer.from(await request.arrayBuffer()).toString('latin1');
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

export function answer(body: object | undefined, status = 200): Response {
  return HttpResponse.json(body, { status });
}

/** A response that the test releases. */
export function heldAnswer(): { wait: () => Promise<Response>; release: (response: Response) => void } {
  let release: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { wait: () => response, release };
}
