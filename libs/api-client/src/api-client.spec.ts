import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from './api-client';
import { ApiError, errorText, serverText } from './api-error';

const fetchMock = jest.fn<(request: Request, init?: RequestInit) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = (input, init) => fetchMock(new Request(input, init), init);
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
  it('goes to the configured origin and returns the response', async () => {
    fetchMock.mockResolvedValue(json({ valid: true }));
    const { data } = await client().GET('/api/auth/verify');
    expect(fetchMock.mock.calls[0]?.[0].url).toBe('http://api.test/api/auth/verify');
    expect(data).toEqual({ valid: true });
  });

  it('carries the token that is valid at the time of the call', async () => {
    let token: string | null = null;
    fetchMock.mockImplementation(async () => json({ valid: true }));
    const api = client({ getToken: () => token });
    await api.GET('/api/auth/verify');
    token = 'abc';
    await api.GET('/api/auth/verify');
    const sent = fetchMock.mock.calls.map(([request]) => request.headers.get('Authorization'));
    expect(sent).toEqual([null, 'Bearer abc']);
  });

  it('keeps the referrer policy that it was given', async () => {
    fetchMock.mockResolvedValue(json({ valid: true }));
    await client().GET('/api/auth/verify', { referrerPolicy: 'no-referrer' });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ referrerPolicy: 'no-referrer' });
  });

  it('accepts a response without a body', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(client().POST('/api/auth/logout')).resolves.toMatchObject({ data: undefined });
  });
});

describe('a failure', () => {
  it('has a server sentence only when the server sent one', async () => {
    fetchMock.mockResolvedValueOnce(json({ error: 'Fel lösenord.' }, 401));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBe('Fel lösenord.');
    fetchMock.mockResolvedValueOnce(json({}, 500));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBeUndefined();
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(serverText(await failure(client().GET('/api/auth/verify')))).toBeUndefined();
  });

  it('has the sentence, code, issues, request id and waiting time of the API', async () => {
    const issues = [{ path: 'title', message: 'Titel är obligatorisk' }, { path: 1 }, null];
    fetchMock.mockResolvedValue(
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

  it('keeps the whole response body for codes that carry more than a sentence', async () => {
    fetchMock.mockResolvedValue(json({ error: 'Ändrat.', code: 'POST_CHANGED', current: { id: 7 } }, 412));
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error.body).toMatchObject({ current: { id: 7 } });
  });

  it.each([
    [
      'an error page of something in between',
      () => new Response('<h1>502</h1>', { status: 502 }),
      'bad-response',
    ],
    ['a response that is no JSON', () => new Response('<h1>Hej</h1>'), 'bad-response'],
    ['an error without a sentence', () => json({}, 500), 'api'],
    ['an error whose sentence is empty', () => json({ error: '' }, 500), 'api'],
  ])('has a Swedish sentence after %s', async (_, respond, kind) => {
    fetchMock.mockResolvedValue(respond());
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error).toMatchObject({ kind, message: 'Ett fel uppstod. Försök igen senare.' });
  });

  it('has the kind network when the server cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    const error = await failure(client().GET('/api/auth/verify'));
    expect(error.kind).toBe('network');
    expect(errorText(error)).toBe('Ett fel uppstod. Kontrollera din internetanslutning och försök igen.');
  });

  it('has the kind timeout when the response takes too long', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation((_, init) => rejectWhenAborted(init));
    const error = failure(client({ timeoutMilliseconds: 500 }).GET('/api/auth/verify'));
    await jest.advanceTimersByTimeAsync(500);
    expect((await error).kind).toBe('timeout');
  });

  it('has the kind timeout when the body stalls half way', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(async (_, init) => {
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

  it('carries the abort reason when the caller aborted', async () => {
    fetchMock.mockImplementation((_, init) => rejectWhenAborted(init));
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
