import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from './api-client';
import { ApiError } from './api-error';
import { errorText, serverText } from './error-texts';

const answer = jest.fn<(request: Request, init?: RequestInit) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = (input, init) => answer(new Request(input, init), init);
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

const client = (options = {}) => createApiClient({ baseUrl: 'http://api.test', ...options });

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('asks the named origin and gives back the answer', async () => {
    answer.mockResolvedValue(json({ valid: true }));
    const { data } = await client().GET('/api/auth/verify');
    expect(answer.mock.calls[0]?.[0].url).toBe('http://api.test/api/auth/verify');
    expect(data).toEqual({ valid: true });
  });

  it('carries the token as it is at the time of the call', async () => {
    let token: string | null = null;
    answer.mockImplementation(async () => json({ valid: true }));
    const api = client({ getToken: () => token });
    await api.GET('/api/auth/verify');
    token = 'abc';
    await api.GET('/api/auth/verify');
    const sent = answer.mock.calls.map(([request]) => request.headers.get('Authorization'));
    expect(sent).toEqual([null, 'Bearer abc']);
  });

  it('takes an answer without a body', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(client().POST('/api/auth/logout')).resolves.toMatchObject({ data: undefined });
  });
});

describe('a failure', () => {
  it('has a sentence of the server only when the server sent one', async () => {
    answer.mockResolvedValueOnce(json({ error: 'Fel lösenord.' }, 401));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBe('Fel lösenord.');
    answer.mockResolvedValueOnce(json({}, 500));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBeUndefined();
    answer.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBeUndefined();
  });

  it('tells the sentence, code, issues, request and waiting time of the API', async () => {
    const issues = [{ path: 'title', message: 'Titel är obligatorisk' }, { path: 1 }, null];
    answer.mockResolvedValue(
      json({ error: 'Ogiltigt.', code: 'VALIDATION_FAILED', issues, requestId: 'r1' }, 400, {
        'Retry-After': '60',
      }),
    );
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error).toMatchObject({
      kind: 'api',
      status: 400,
      message: 'Ogiltigt.',
      code: 'VALIDATION_FAILED',
      issues: [{ path: 'title', message: 'Titel är obligatorisk' }],
      requestId: 'r1',
      retryAfterSeconds: 60,
    });
  });

  it('keeps the whole answer for codes that carry more than a sentence', async () => {
    answer.mockResolvedValue(json({ error: 'Ändrat.', code: 'POST_CHANGED', current: { id: 7 } }, 412));
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error.body).toMatchObject({ current: { id: 7 } });
  });

  it.each([
    [
      'an error page of something in between',
      () => new Response('<h1>502</h1>', { status: 502 }),
      'bad-response',
    ],
    ['an answer that is no JSON', () => new Response('<h1>Hej</h1>'), 'bad-response'],
    ['an error without a sentence', () => json({}, 500), 'api'],
    ['an error whose sentence is empty', () => json({ error: '' }, 500), 'api'],
  ])('has a Swedish sentence after %s', async (_, respond, kind) => {
    answer.mockResolvedValue(respond());
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error).toMatchObject({ kind, message: 'Ett fel uppstod. Försök igen senare.' });
  });

  it('is of kind network when nobody answers', async () => {
    answer.mockRejectedValue(new TypeError('fetch failed'));
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error.kind).toBe('network');
    expect(errorText(error)).toBe('Ett fel uppstod. Kontrollera din internetanslutning och försök igen.');
  });

  it('is of kind timeout when the answer takes too long', async () => {
    jest.useFakeTimers();
    answer.mockImplementation((_, init) => rejectWhenAborted(init));
    const error = failure(client({ timeoutMilliseconds: 500 }).GET('/api/auth/verify'));
    await jest.advanceTimersByTimeAsync(500);
    expect((await error).kind).toBe('timeout');
  });

  it('is of kind timeout when the body stalls half way', async () => {
    jest.useFakeTimers();
    answer.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"valid"'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const error = failure(client({ timeoutMilliseconds: 500 }).GET('/api/auth/verify'));
    await jest.advanceTimersByTimeAsync(500);
    expect((await error).kind).toBe('timeout');
  });

  it('is the abort itself when the caller gave up', async () => {
    answer.mockImplementation((_, init) => rejectWhenAborted(init));
    const controller = new AbortController();
    const call = client().GET('/api/auth/verify', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

function rejectWhenAborted(init: RequestInit | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(init?.signal?.reason);
    if (init?.signal?.aborted) fail();
    init?.signal?.addEventListener('abort', fail);
  });
}
