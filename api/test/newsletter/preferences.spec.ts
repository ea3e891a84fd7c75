import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activeSubscriber, mailedToken, someCaller, startNewsletterApi } from '../support/newsletter';
import type { TestApi } from '../support/test-api';

const PREFERENCES = '/api/newsletter/preferences';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Preferences {
  status: string;
  interests: string[];
  frequency: string;
  paused_until: string | null;
}

let api: TestApi;
let subscribers = 0;

beforeAll(async () => {
  api = await startNewsletterApi();
});
afterAll(() => api.stop());

async function newToken(): Promise<string> {
  subscribers += 1;
  const email = `vald${subscribers}@exempel.se`;
  await activeSubscriber(api, email);
  return mailedToken(api, email, 'avregistrera');
}

const post = (path: string, body: unknown) =>
  api.call<Preferences>('POST', path, { body, headers: someCaller() });
const read = async (token: string) => (await post(`${PREFERENCES}/read`, { token })).body;
const save = (body: Record<string, unknown>) => post(PREFERENCES, body);

/** As a browser without JavaScript posts the page's form. */
const submit = (fields: string[][]) =>
  api.call('POST', `${PREFERENCES}/form`, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...someCaller(),
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html,application/xhtml+xml',
    },
  });

describe('a subscriber’s choice', () => {
  it('begins with every letter about all subjects, and names no address', async () => {
    expect(await read(await newToken())).toEqual({
      status: 'active',
      interests: [],
      frequency: 'every',
      paused_until: null,
      welcome_stopped_at: null,
    });
  });

  it('replaces the one before: subjects that are left out go', async () => {
    const token = await newToken();
    const chosen = { interests: ['somn', 'naring'], frequency: 'monthly' };
    expect((await save({ token, ...chosen })).body).toMatchObject(chosen);
    expect(await read(token)).toMatchObject(chosen);
    await save({ token, frequency: 'every' });
    expect(await read(token)).toMatchObject({ interests: [], frequency: 'every' });
  });

  it('pauses the letters for thirty days, keeps the pause and ends it', async () => {
    const token = await newToken();
    await save({ token, frequency: 'every', pause: 'month' });
    const { paused_until: until } = await read(token);
    expect(Math.abs(Date.parse(until ?? '') - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000);
    await save({ token, frequency: 'monthly' });
    expect((await read(token)).paused_until).toBe(until);
    expect((await save({ token, frequency: 'monthly', pause: 'none' })).body.paused_until).toBeNull();
  });

  it('says nothing of a pause that is over', async () => {
    const token = await newToken();
    await save({ token, frequency: 'every', pause: 'month' });
    await api.query(`UPDATE newsletter_subscribers SET paused_until = now() - interval '1 second'`);
    expect((await read(token)).paused_until).toBeNull();
  });

  it('tells who has left', async () => {
    const token = await newToken();
    await post('/api/newsletter/unsubscribe', { token });
    expect((await read(token)).status).toBe('unsubscribed');
  });

  it.each([
    [{ interests: ['hemligt'], frequency: 'every' }],
    [{ interests: ['somn', 'somn'], frequency: 'every' }],
    [{ interests: [], frequency: 'aldrig' }],
    [{ interests: [] }],
    [{ frequency: 'every', pause: 'alltid' }],
  ])('refuses %j and stays', async (wrong) => {
    const token = await newToken();
    await save({ token, interests: ['somn'], frequency: 'monthly' });
    expect((await save({ token, ...wrong })).status).toBe(400);
    expect(await read(token)).toMatchObject({ interests: ['somn'], frequency: 'monthly' });
  });

  it.each(['', '1', '1.AAAA', 'x'.repeat(101)])('stays closed to the token %j', async (token) => {
    for (const [path, body] of [
      [`${PREFERENCES}/read`, { token }],
      [PREFERENCES, { token, frequency: 'every' }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ status: 400 });
  });
});

describe('the form without JavaScript', () => {
  it.each([
    [[['interests', 'somn']], ['somn']],
    [
      [
        ['interests', 'somn'],
        ['interests', 'naring'],
      ],
      ['somn', 'naring'],
    ],
    [[], []],
  ])('stores %j', async (fields, interests) => {
    const token = await newToken();
    const { status, headers, text } = await submit([
      ['token', token],
      ...fields,
      ['frequency', 'monthly'],
      ['pause', 'month'],
    ]);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('Dina val är sparade.');
    const saved = await read(token);
    expect(saved).toMatchObject({ interests, frequency: 'monthly' });
    expect(saved.paused_until).not.toBeNull();
  });

  it('answers a broken link with a page that says what to do', async () => {
    const { status, text } = await submit([
      ['token', 'trasig'],
      ['frequency', 'every'],
    ]);
    expect(status).toBe(400);
    expect(text).toContain('Öppna länken i brevet och försök igen.');
  });
});
