import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  mailedToken,
  someCaller,
  startNewsletterApi,
  statusOf,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startNewsletterApi();
});
afterAll(() => api.stop());

/** As a browser without JavaScript posts a form. */
const post = (path: string, fields: Record<string, string> | string[][], headers = someCaller()) =>
  api.call('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...headers,
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html,application/xhtml+xml',
    },
  });
const WITHDRAWALS = '/api/withdrawals/form';
const KIM = { name: 'Kim Ek', order: 'ST-1', email: 'kim@exempel.se' };

describe('a withdrawal by a form without JavaScript', () => {
  it('is stored, mailed its receipt, and answered with the receipt as a page', async () => {
    const { status, headers, text } = await post(WITHDRAWALS, KIM);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const [stored] = await api.query<{ reference: string }>(
      `SELECT reference FROM withdrawals WHERE email = $1`,
      [KIM.email],
    );
    expect(text).toContain('<h1>Kvitto på ditt meddelande</h1>');
    expect(text).toContain(`<dt>Referens</dt><dd>${stored?.reference}</dd>`);
    expect(text).toMatch(/<dt>Mottaget<\/dt><dd>\d+ \S+ \d{4} kl\. \d\d:\d\d<\/dd>/);
    expect(await api.query(`SELECT 1 FROM mails WHERE recipient = $1`, [KIM.email])).toHaveLength(1);
  });

  it('that is loaded again is the same', async () => {
    const fields = { ...KIM, email: 'igen@exempel.se' };
    const referenceOf = (text: string) => /AN-[A-Z0-9-]+/.exec(text)?.[0];
    const [first, again] = [await post(WITHDRAWALS, fields), await post(WITHDRAWALS, fields)];
    expect(referenceOf(again.text)).toBe(referenceOf(first.text));
    expect(referenceOf(first.text)).toBeDefined();
  });

  it('that lacks something says what at its field, and keeps what was typed, escaped', async () => {
    const { status, text } = await post(WITHDRAWALS, { name: '"><script>', order: '', email: 'kim' });
    expect(status).toBe(400);
    expect(text).toContain('role="alert"');
    expect(text).toContain('<p id="order-fault" class="fault">Ange ordernumret, eller vad du beställde.</p>');
    expect(text).toContain('<p id="email-fault" class="fault">Ange en giltig e-postadress.</p>');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).not.toContain('<script');
    expect(text).toContain('<form method="post" action="/api/withdrawals/form">');
  });

  it('runs nothing and loads nothing: its one style is allowed by its hash', async () => {
    const { headers, text } = await post(WITHDRAWALS, { ...KIM, email: 'stil@exempel.se' });
    const policy = headers.get('content-security-policy') ?? '';
    const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('that comes too often is told so on a page', async () => {
    const caller = someCaller();
    for (let sent = 1; sent <= 5; sent += 1) await post(WITHDRAWALS, KIM, caller);
    const { status, headers, text } = await post(WITHDRAWALS, KIM, caller);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(text).toContain('För många förfrågningar.');
    expect(text).toContain('value="Kim Ek"');
  });

  it.each([
    ['an unknown field', { ...KIM, status: 'handled' }],
    ['the same field twice', [...Object.entries(KIM), ['email', 'annan@exempel.se']]],
    ['more fields than it has', Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x'])],
    ['NUL', { ...KIM, name: 'a\0b' }],
  ])('is refused with %s', async (_, fields) => {
    const before = await api.query('SELECT 1 FROM withdrawals');
    const { status } = await post(WITHDRAWALS, fields);
    expect([400, 413]).toContain(status);
    expect(await api.query('SELECT 1 FROM withdrawals')).toHaveLength(before.length);
  });

  it('takes no other kind of body', async () => {
    const { status } = await api.call('POST', WITHDRAWALS, { body: KIM, headers: someCaller() });
    expect(status).toBe(415);
  });
});

describe('unsubscribing by a form without JavaScript', () => {
  const UNSUBSCRIBE = '/api/newsletter/unsubscribe/form';

  it('ends the subscription by the token of the page, and says so on a page', async () => {
    const email = 'utan-skript@exempel.se';
    await activeSubscriber(api, email);
    const { status, text } = await post(UNSUBSCRIBE, {
      token: await mailedToken(api, email, 'avregistrera'),
    });
    expect(status).toBe(200);
    expect(text).toContain('Du är avregistrerad');
    expect(await statusOf(api, email)).toBe('unsubscribed');
  });

  it('says on a page that a link is not whole, and where to turn', async () => {
    const { status, text } = await post(UNSUBSCRIBE, { token: 'trasig' });
    expect(status).toBe(400);
    expect(text).toContain('Länken är inte hel.');
    expect(text).toContain('<a href="/kontakt">');
  });
});
