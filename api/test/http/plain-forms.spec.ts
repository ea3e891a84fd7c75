import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../support/contract';
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
      'Content-Type': FORM_TYPE,
      Accept: 'text/html,application/xhtml+xml',
    },
  });
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The default of SITE_ORIGIN. */
const SITE = 'http://localhost:4200';
const WITHDRAWALS = '/api/withdrawals/form';
const KIM = { name: 'Kim Ek', order: 'ST-1', email: 'kim@exempel.se' };

describe('a form of another site', () => {
  const FORMS = ROUTES.filter(({ path }) => path.endsWith('/form')).map(({ path }) => path);
  const CROSS_SITE = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://ond.example' };

  it('has the addresses of all native submissions', () => {
    const native = ROUTES.filter(
      ({ operation }) => Object.keys(operation.requestBody?.content ?? {}).join() === FORM_TYPE,
    );
    expect(native.map(({ path }) => path).sort()).toEqual([...FORMS].sort());
    expect(FORMS.length).toBeGreaterThan(3);
  });

  it.each(FORMS)('fails at %s, without the text that the other site wrote', async (path) => {
    const { status, headers, text } = await post(
      path,
      { name: 'skrivet av en annan', email: KIM.email },
      { ...someCaller(), ...CROSS_SITE },
    );
    expect([status, headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(text).toContain('Formuläret skickades från en annan webbplats');
    expect(text).not.toContain('skrivet av en annan');
    expect(text).not.toContain('<form');
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://annan.exempel.se' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://ond.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: SITE }],
  ])('shows itself by %j', async (headers: Record<string, string>) => {
    const fields = { ...KIM, email: 'annan@exempel.se' };
    expect((await post(WITHDRAWALS, fields, { ...someCaller(), ...headers })).status).toBe(403);
    expect(await api.query(`SELECT FROM withdrawals WHERE email = $1`, [fields.email])).toEqual([]);
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://annat-namn.example' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: SITE }],
    [{ Origin: SITE }],
    [{}],
  ])('does not show itself by %j', async (headers: Record<string, string>) => {
    expect((await post(WITHDRAWALS, KIM, { ...someCaller(), ...headers })).status).toBe(200);
  });
});

describe('a withdrawal by a form without JavaScript', () => {
  it('enters the store, mails its receipt, and shows the receipt as a page', async () => {
    const { status, headers, text } = await post(WITHDRAWALS, KIM);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const [stored] = await api.query<{ reference: string }>(
      `SELECT reference FROM withdrawals WHERE email = $1`,
      [KIM.email],
    );
    expect(text).toContain('<h1>Kvitto på ditt meddelande</h1>');
    expect(text).toContain(`<dt>Referens</dt><dd>${stored?.reference}</dd>`);
    expect(text).toMatch(/<dt>Mottaget<\/dt><dd>\d+ \S+ \d{4} kl\. \d\d\.\d\d<\/dd>/);
    expect(await api.query(`SELECT 1 FROM mails WHERE recipient = $1`, [KIM.email])).toHaveLength(1);
  });

  it('shows the same page when it is loaded again', async () => {
    const fields = { ...KIM, email: 'igen@exempel.se' };
    const referenceOf = (text: string) => /AN-[A-Z0-9-]+/.exec(text)?.[0];
    const [first, again] = [await post(WITHDRAWALS, fields), await post(WITHDRAWALS, fields)];
    expect(referenceOf(again.text)).toBe(referenceOf(first.text));
    expect(referenceOf(first.text)).toBeDefined();
  });

  it('says at its field what is missing, and keeps what was typed, escaped', async () => {
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

  it('says on a page that it comes too often', async () => {
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
  ])('fails with %s', async (_, fields) => {
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

describe('subscribing by a form without JavaScript', () => {
  const SUBSCRIBE = '/api/newsletter/subscribe/form';

  it('stores the address, mails the opt-in and responds with the specified sentence', async () => {
    const email = 'brev@exempel.se';
    const { status, text } = await post(SUBSCRIBE, { email });
    expect(status).toBe(200);
    expect(text).toContain('Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.');
    expect(text).toContain('bekräfta via länken i mejlet');
    expect(await statusOf(api, email)).toBe('pending');
    expect(await mailedToken(api, email, 'bekrafta')).not.toBe('');
  });

  it.each([
    ['brev', 400, '<p id="email-fault" class="fault">Ange en giltig e-postadress.</p>'],
    ['dubbel@exempel.se', 409, 'Den här e-postadressen är redan registrerad.'],
  ])('shows the form with %j again, and why', async (email, expected, sentence) => {
    if (expected === 409) await post(SUBSCRIBE, { email });
    const { status, text } = await post(SUBSCRIBE, { email });
    expect(status).toBe(expected);
    expect(text).toContain(sentence);
    expect(text).toContain(`value="${email}"`);
    expect(text).toContain('<form method="post" action="/api/newsletter/subscribe/form">');
  });
});

describe('confirming by a form without JavaScript', () => {
  const CONFIRM = '/api/newsletter/confirm/form';

  it('activates the subscription once, and says on a page what happened', async () => {
    const email = 'ja@exempel.se';
    await post('/api/newsletter/subscribe/form', { email });
    const token = await mailedToken(api, email, 'bekrafta');
    const { status, text } = await post(CONFIRM, { token });
    expect([status, await statusOf(api, email)]).toEqual([200, 'active']);
    expect(text).toContain('Tack, din adress är bekräftad.');
    const again = await post(CONFIRM, { token });
    expect(again.status).toBe(410);
    expect(again.text).toContain('Länken är redan använd eller har gått ut.');
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
    expect(text).toContain('Länken är ofullständig.');
    expect(text).toContain('<a href="/kontakt">');
  });
});

describe('a message by a form without JavaScript', () => {
  const CONTACT = '/api/contact/form';
  const message = { name: 'Kim Ek', email: 'kim@skriver.se', message: 'Rad ett\r\n"rad" två' };
  const storedOf = (email: string) =>
    api.query<{ message: string; health_consent_at: Date | null }>(
      `SELECT message, health_consent_at FROM contact_messages WHERE email = $1`,
      [email],
    );

  it('stores once, however often the response is loaded again, and thanks on a page', async () => {
    const { status, text } = await post(CONTACT, message);
    await post(CONTACT, message);
    expect(status).toBe(200);
    expect(text).toContain('Tack för ditt meddelande! Vi återkommer inom 24 timmar.');
    expect(await storedOf(message.email)).toEqual([
      { message: 'Rad ett\r\n"rad" två', health_consent_at: null },
    ]);
  });

  it('stores the time of the consent to read about health', async () => {
    const fields = { ...message, email: 'halsa@skriver.se', health_consent: 'true' };
    expect((await post(CONTACT, fields)).status).toBe(200);
    expect(await storedOf(fields.email)).toEqual([
      { message: fields.message, health_consent_at: expect.any(Date) },
    ]);
  });

  it('keeps what was typed and ticked when something is missing', async () => {
    const { status, text } = await post(CONTACT, {
      name: '',
      email: 'kim',
      message: '</textarea><script>',
      health_consent: 'true',
    });
    expect(status).toBe(400);
    expect(text).toContain('<p id="name-fault" class="fault">Ange ditt namn.</p>');
    expect(text).toContain('\n&lt;/textarea&gt;&lt;script&gt;</textarea>');
    expect(text).toMatch(/name="health_consent"[^>]* type="checkbox" value="true" checked>/);
    expect(text).toContain('<form method="post" action="/api/contact/form">');
  });

  it('takes the longest message in the longest letters, and says when one is longer', async () => {
    const fields = { ...message, email: 'lang@skriver.se' };
    expect((await post(CONTACT, { ...fields, message: 'ö'.repeat(5000) })).status).toBe(200);
    const { status, text } = await post(CONTACT, { ...fields, message: 'ö'.repeat(5001) });
    expect(status).toBe(400);
    expect(text).toContain('Meddelandet får vara högst 5 000 tecken.');
  });
});
