import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isAddressRefused, notifyErrorText, registerNotify } from './notify-call';

const answer = jest.fn<(request: Request) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = (input, init) => answer(new Request(input, init));
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const register = () =>
  registerNotify({ email: 'anna@exempel.se', purpose: 'trygg-punkt' }, 'http://api.test');

async function failure(): Promise<unknown> {
  return register().then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error,
  );
}

describe('registerNotify', () => {
  it('sends an address and a purpose, and nothing else', async () => {
    answer.mockResolvedValue(json({ ok: true }));
    await register();
    const request = answer.mock.calls[0]?.[0];
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://api.test/api/notify');
    expect(await request?.json()).toEqual({ email: 'anna@exempel.se', purpose: 'trygg-punkt' });
    expect(request?.headers.get('authorization')).toBeNull();
  });

  it.each([
    [429, 'Något annat.', 'För många förfrågningar. Försök igen om en minut.'],
    [503, 'Tjänsten vilar.', 'Tjänsten vilar.'],
    [500, '', 'Ett fel uppstod. Försök igen senare.'],
  ])('has a sentence for %i', async (status, error, sentence) => {
    answer.mockResolvedValue(json({ error, code: 'ANY', requestId: 'r' }, status));
    expect(notifyErrorText(await failure())).toBe(sentence);
  });

  it('has a sentence for a net that is away', async () => {
    answer.mockRejectedValue(new TypeError('fetch failed'));
    const error = await failure();
    expect(notifyErrorText(error)).toBe(
      'Ett fel uppstod. Kontrollera din internetanslutning och försök igen.',
    );
    expect(isAddressRefused(error)).toBe(false);
  });

  it('knows an address that the API refused', async () => {
    answer.mockResolvedValue(json({ error: 'Ange en giltig e-postadress.', code: 'VALIDATION' }, 400));
    expect(isAddressRefused(await failure())).toBe(true);
  });
});
