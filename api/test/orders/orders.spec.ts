import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';

const QUIET_EVENINGS = 'vagledning-lugnare-kvallar';
const SOFT_START = 'vagledning-mjuk-start';

interface Placed {
  number: string;
  ref: string;
  issues?: { path: string; message: string }[];
  [field: string]: unknown;
}

let api: TestApi;
let token: string;
let version: string;
let count = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
  token = (await api.signedIn('admin')).token;
  const { body } = await api.get<{ checkout: { terms: { version: string } } }>('/api/products');
  version = body.checkout.terms.version;
});
beforeEach(() => {
  count += 1;
});
afterAll(() => api.stop());

const freshKey = () => `order-${crypto.randomUUID()}`;
const bodyOf = (fields: Record<string, unknown> = {}) => ({
  email: `kund-${count}@exempel.se`,
  country: 'SE',
  items: [
    { id: QUIET_EVENINGS, quantity: 2 },
    { id: SOFT_START, quantity: 1 },
  ],
  is_adult: true,
  accepts_terms: true,
  terms_version: version,
  waives_withdrawal: true,
  ...fields,
});
/** Each test orders from a net address of its own. */
const place = (fields: Record<string, unknown> = {}, key: string | undefined = freshKey()) =>
  api.call<Placed>('POST', '/api/orders', {
    body: bodyOf(fields),
    headers: {
      'X-Forwarded-For': `198.51.100.${count}`,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
  });

async function stored(number: string) {
  const { body } = await api.get<{ orders: Record<string, unknown>[] }>(
    `/api/admin/orders?search=${number}`,
    token,
  );
  return body.orders[0];
}

describe('an order', () => {
  it('takes its prices from the server, with VAT by rate, and waits for its payment', async () => {
    const { status, body } = await place();
    expect(status).toBe(201);
    expect(body).toEqual({
      number: expect.stringMatching(/^ST-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      ref: expect.stringMatching(/^[\w-]{22}$/),
      url: expect.stringContaining('/api/payments/test/'),
    });
    expect(await stored(body.number)).toMatchObject({
      status: 'placed',
      country: 'SE',
      is_test: true,
      receipt_number: null,
      lines: [
        { id: QUIET_EVENINGS, quantity: 2, price_ore: 4900, total_ore: 9800, vat_percent: 25 },
        { id: SOFT_START, quantity: 1, price_ore: 4900, total_ore: 4900, vat_percent: 25 },
      ],
      vat: [{ percent: 25, net_ore: 11_760, vat_ore: 2940, gross_ore: 14_700 }],
      total_ore: 14_700,
    });
  });

  it('keeps what was agreed to, and what it cost, when both change', async () => {
    const { body } = await place();
    const before = await stored(body.number);
    await api.query(`UPDATE products SET name = 'Nytt namn' WHERE id = $1`, [SOFT_START]);
    expect(await stored(body.number)).toMatchObject({
      lines: before?.lines,
      terms: { version, text: expect.stringMatching(/godkänner köpvillkoren/) },
      waiver: { version, text: expect.stringMatching(/ångerrätten upphör/) },
    });
    await api.query(`UPDATE products SET name = 'Vägledning: Mjuk start på dagen' WHERE id = $1`, [
      SOFT_START,
    ]);
  });

  it('stays the same order when it is sent again with its key', async () => {
    const key = freshKey();
    const first = await place({}, key);
    const again = await place({}, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('stays one order however many times it is sent at once', async () => {
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => place({}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    const rows = await api.query('SELECT FROM orders WHERE idempotency_key = $1', [key]);
    expect(rows).toHaveLength(1);
  });

  it('fails when its key was used for another body', async () => {
    const key = freshKey();
    await place({}, key);
    const other = await place({ items: [{ id: SOFT_START, quantity: 2 }] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it.each([
    [{ is_adult: false }, 'is_adult', 'Du behöver ha fyllt 18 år för att beställa.'],
    [{ accepts_terms: false }, 'accepts_terms', 'Godkänn köpvillkoren för att beställa.'],
    [{ waives_withdrawal: 'ja' }, 'waives_withdrawal', 'Svara ja eller nej om det digitala innehållet.'],
    [
      { terms_version: '2020-01-01' },
      'terms_version',
      'Villkoren har uppdaterats. Ladda om sidan och läs igenom dem.',
    ],
    [{ email: 'a@b.se,c@d.se' }, 'email', 'Ange en giltig e-postadress.'],
    [{ items: [] }, 'items', 'Varukorgen är tom.'],
    [
      { items: [{ id: SOFT_START, quantity: 0 }] },
      'items.0.quantity',
      'Antalet ska vara ett heltal från 1 till 99.',
    ],
    [
      { items: [{ id: SOFT_START, quantity: 1.5 }] },
      'items.0.quantity',
      'Antalet ska vara ett heltal från 1 till 99.',
    ],
    [
      { items: [{ id: 'finns-inte', quantity: 1 }] },
      'items',
      'En av varorna säljs inte längre. Ta bort den och försök igen.',
    ],
    [
      {
        items: [
          { id: SOFT_START, quantity: 1 },
          { id: SOFT_START, quantity: 2 },
        ],
      },
      'items',
      'En vara står två gånger i beställningen.',
    ],
    [
      { items: [{ id: SOFT_START, quantity: 1, price_ore: 1 }] },
      'items.0.price_ore',
      'Fältet items.0.price_ore är okänt.',
    ],
    [{ total_ore: 1 }, 'total_ore', 'Fältet total_ore är okänt.'],
  ])('fails with %j, and says why', async (fields, path, message) => {
    const { status, body } = await place(fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path, message }] });
  });

  it.each([undefined, '', 'kort', 'x'.repeat(101), 'åäö-åäö-åäö-åäö-'])(
    'fails with the key %j',
    async (key) => {
      const answer = await api.call<Placed>('POST', '/api/orders', {
        body: bodyOf(),
        headers: {
          'X-Forwarded-For': `198.51.100.${count}`,
          ...(key === undefined ? {} : { 'Idempotency-Key': encodeURIComponent(key) }),
        },
      });
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
    },
  );

  it('fails as the twenty-first in a minute from a net address', async () => {
    for (let sent = 1; sent <= 20; sent += 1) expect((await place()).status).toBe(201);
    const last = await place();
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
