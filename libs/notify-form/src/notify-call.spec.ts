import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { registerNotify } from './notify-call';

const respond = jest.fn<(request: Request) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  respond.mockReset();
  globalThis.fetch = (input, init) => respond(new Request(input, init));
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const register = () =>
  registerNotify({ email: 'anna@exempel.se', purpose: 'trygg-punkt' }, 'http://api.test');

describe('registerNotify', () => {
  it('sends an address and a purpose, and nothing else', async () => {
    respond.mockResolvedValue(json({ ok: true }));
    await register();
    const request = respond.mock.calls[0]?.[0];
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://api.test/api/notify');
    expect(await request?.json()).toEqual({ email: 'anna@exempel.se', purpose: 'trygg-punkt' });
    expect(request?.headers.get('authorization')).toBeNull();
  });
});
