import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBusiness } from '@stillsam/legal-figures/testing-business';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { SmtpSink } from '../support/smtp-sink';
import { eventually, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { Database, defineMail, MailService } = testedApi;

const PUBLIC = { SITE_ORIGIN: 'https://stillsam.example', SITE_INTERNAL_ORIGIN: 'http://localhost:1' };
/** A provider that does not answer: the order waits. */
const STRIPE = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_ORIGIN: 'http://127.0.0.1:1',
};
const SELLER = testBusiness({
  guidanceVatKind: 'book',
  processors: { ...testBusiness().processors, payment: { name: 'Betaltjänsten', country: 'Irland' } },
});
const EMAIL = 'kund@exempel.se';

async function send(api: TestApi, path: string) {
  const { body: shop } = await api.get<{
    products: { id: string }[];
    checkout: { terms: { version: string } };
  }>('/api/products');
  const bodies: Record<string, object> = {
    contact: { name: 'Åsa', email: EMAIL, message: 'Hej' },
    notify: { email: EMAIL, purpose: 'premium' },
    'newsletter/subscribe': { email: EMAIL, gdprConsent: true },
    orders: {
      email: EMAIL,
      country: 'SE',
      items: [{ id: shop.products[0]?.id, quantity: 1 }],
      is_adult: true,
      accepts_terms: true,
      waives_withdrawal: true,
      terms_version: shop.checkout.terms.version,
    },
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  return api.call('POST', `/api/${path}`, { body: bodies[path], headers });
}

const FORMS = [
  ['contact', 'contact_messages'],
  ['notify', 'notify_entries'],
  ['newsletter/subscribe', 'newsletter_subscribers'],
  ['orders', 'orders'],
] as const;

describe('a public site that does not say who runs it', () => {
  let api: TestApi;
  let sink: SmtpSink;
  const logged: string[] = [];

  beforeAll(async () => {
    sink = new SmtpSink();
    await sink.listen();
    api = await TestApi.start({
      environment: { ...PUBLIC, SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
      business: testBusiness({ phone: null }),
      logger: pino({ level: 'warn' }, { write: (line) => void logged.push(line) }),
    });
  });
  afterAll(async () => {
    await api.stop();
    await sink.close();
  });

  it('names in its log what is missing', async () => {
    await eventually(() => logged.some((text) => text.includes('forms, checkout')));
    const line = logged
      .map((text): { msg: string; missing?: string[] } => JSON.parse(text))
      .find(({ msg }) => msg.startsWith('forms'));
    expect(line).toMatchObject({
      missing: ['phone'],
      msg: expect.stringContaining('forms, checkout and mail are closed'),
    });
  });

  it.each(FORMS)('takes nothing from POST /api/%s, and says why', async (path, table) => {
    const { status, body } = await send(api, path);
    expect([status, body.code]).toEqual([403, 'SITE_NOT_OPEN']);
    expect(body.error).toMatch(/öppnar först när allt det står på sidan/);
    expect(await api.query(`SELECT FROM ${table}`)).toEqual([]);
  });

  it('takes a withdrawal and mails its receipt, and mails nothing else', async () => {
    const greeting = defineMail('greeting', () => ({ subject: 'Hej', paragraphs: ['Hej.'] }));
    const order = { to: EMAIL, template: greeting, data: {} };
    await api.app.get(Database).transaction((manager) => api.app.get(MailService).enqueue(manager, order));
    const withdrawal = { name: 'Åsa', order: 'ST-OKÄND', email: EMAIL };
    const { status } = await api.call('POST', '/api/withdrawals', { body: withdrawal });
    expect(status).toBe(201);
    const rows = () =>
      api.query<{ template: string; status: string }>('SELECT template, status FROM mails ORDER BY id');
    await eventually(async () => (await rows()).some((mail) => mail.status === 'sent'));
    expect(await rows()).toEqual([
      { template: 'greeting', status: 'queued' },
      { template: 'withdrawal-received', status: 'sent' },
    ]);
  });
});

describe.each([
  ['a public site that says who runs it', { ...PUBLIC, ...STRIPE }, SELLER],
  ['the own machine, whatever is missing', {}, testBusiness({ legalName: null })],
])('%s', (_, environment, business) => {
  it.each(FORMS)('takes POST /api/%s', async (path, table) => {
    const api = await TestApi.start({ environment, business });
    try {
      expect((await send(api, path)).status).toBeLessThan(300);
      expect(await api.query(`SELECT FROM ${table}`)).toHaveLength(1);
    } finally {
      await api.stop();
    }
  });
});

describe('the shop of a public site', () => {
  it.each([
    ['PAYMENT_PROVIDER', PUBLIC, SELLER],
    ['guidanceVatKind', { ...PUBLIC, ...STRIPE }, { ...SELLER, guidanceVatKind: null }],
    ['processors.payment', { ...PUBLIC, ...STRIPE }, testBusiness({ guidanceVatKind: 'book' })],
  ])(
    'stays closed without %s, and says so at the start and to visitors',
    async (missing, environment, business) => {
      const logged: string[] = [];
      const logger = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
      const api = await TestApi.start({ environment, business, logger });
      try {
        await eventually(() => logged.join().includes(`"missing":["${missing}"]`));
        const { body } = await api.get('/api/products');
        expect(body.checkout).toMatchObject({
          is_open: false,
          note: expect.stringContaining('stängd'),
          methods: [],
        });
        expect((await send(api, 'orders')).body.code).toBe('SHOP_CLOSED');
      } finally {
        await api.stop();
      }
    },
  );

  it('taxes guides as the owner decided', async () => {
    const api = await TestApi.start({ environment: { ...PUBLIC, ...STRIPE }, business: SELLER });
    try {
      const { body } = await api.get<{ products: { vat_percent: number }[] }>('/api/products');
      expect(body.products.map(({ vat_percent }) => vat_percent)).toEqual([6, 6]);
    } finally {
      await api.stop();
    }
  });

  it('does not start with the test provider', async () => {
    const start = TestApi.start({ environment: { ...PUBLIC, PAYMENT_PROVIDER: 'test' }, business: SELLER });
    await expect(start).rejects.toThrow('PAYMENT_PROVIDER must not be test');
  });
});
