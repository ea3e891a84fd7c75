import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyBody, ROUTES } from '../support/contract';
import { TestApi } from '../support/test-api';

const MAX_RESPONSE_BYTES = 20_000;

let api: TestApi;
let token: string;
let calls = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback', BOUNCE_WEBHOOK_SECRET: SECRET } });
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const SECRET = 'a secret of more than thirty-two bytes';

interface Refusal {
  code: string;
  issues?: { path: string; message: string }[];
}

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  calls += 1;
  return api.call<Refusal>('POST', path, {
    token,
    body,
    headers: { 'X-Forwarded-For': `192.0.2.${calls}`, ...headers },
  });
}

const keys = (count: number, name = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const order = (items: unknown[]) => ({
  email: 'asa@exempel.se',
  country: 'SE',
  items,
  is_adult: true,
  accepts_terms: true,
  terms_version: '1',
  waives_withdrawal: false,
});

describe('an answer to bad input', () => {
  it.each([
    ['many unknown fields', '/api/auth/login', keys(400)],
    ['long unknown names', '/api/contact', keys(20, 'n'.repeat(4000))],
    ['names that JSON writes longer', '/api/contact', keys(100, '\u0001'.repeat(70))],
    ['one name as long as the body', '/api/notify', { ['ö'.repeat(40_000)]: 1 }],
    ['a list of what is no item', '/api/orders', order(Array.from({ length: 400 }, () => 1))],
    [
      'many faulty items',
      '/api/orders',
      order(Array.from({ length: 100 }, () => ({ id: 1, quantity: 'x' }))),
    ],
  ])('names at most 20 faults in at most 20 kB for %s', async (_, path, body) => {
    const answer = await post(path, body, { 'Idempotency-Key': 'a'.repeat(20) });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.issues?.length).toBeGreaterThan(0);
    expect(answer.body.issues?.length).toBeLessThanOrEqual(20);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(MAX_RESPONSE_BYTES);
  });

  it.each([
    ['fields', '/api/auth/login', keys(501)],
    [
      'items',
      '/api/orders',
      order(Array.from({ length: 3000 }, (_, index) => ({ id: `a${index}`, quantity: 1 }))),
    ],
    ['ids', '/api/admin/newsletter/subscribers/bulk-update', { ids: ids(2000), action: 'delete' }],
  ])('comes before the validation of too many %s', async (_, path, body) => {
    const { status, body: answer } = await post(path, body);
    expect([status, answer.code, answer.issues]).toEqual([400, 'MALFORMED_REQUEST', undefined]);
  });

  it('comes before the validation of too many fields of an address', async () => {
    const query = new URLSearchParams(Object.entries(keys(501)).map(([name]) => [name, '1']));
    const { status, body } = await api.get(`/api/blog/posts?${query}`);
    expect([status, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it('leaves room for the longest lists that routes take', async () => {
    const bulk = await post('/api/admin/newsletter/subscribers/bulk-update', {
      ids: ids(1000),
      action: 'delete',
    });
    expect(bulk.status).toBe(200);
    const events = ids(500).map((id) => ({ email: `a${id}@exempel.se`, kind: 'bounced' }));
    expect((await post('/api/newsletter/bounces', { events })).body.code).toBe('SIGNATURE_INVALID');
  });
});

describe('a public route that takes a body', () => {
  /** They read no field: what no provider has signed, and an order that does not exist, get 404. */
  const WITHOUT_FIELDS = ['/api/payments/notices/{provider}', '/api/payments/orders/{ref}/attempts/form'];
  /** Its spec calls it until it refuses. */
  const COUNTED_IN_MEMORY = ['/api/readings'];
  /** Leads from a link that opens nothing to a page that mails a new one. */
  const LEADS_ON = '/api/purchases/open/form';
  const OPEN = ROUTES.filter(
    ({ path, method, operation }) =>
      method !== 'GET' &&
      !operation.security &&
      operation.requestBody &&
      ![...WITHOUT_FIELDS, ...COUNTED_IN_MEMORY].includes(path),
  );

  const refusalOf = (path: string) => (path === LEADS_ON ? 303 : 400);

  it.each(OPEN.map((route) => ({ ...route, body: emptyBody(route), refusal: refusalOf(route.path) })))(
    'counts a request of a net address before it validates it: $name',
    async ({ method, path, body, refusal }) => {
      const before = await countedCalls();
      const { status } = await api.call(method, path.replace(/\{\w+\}/g, 'x'), {
        ...body,
        headers: { ...body.headers, 'X-Forwarded-For': '203.0.113.1' },
      });
      expect(status).toBe(refusal);
      expect(await countedCalls()).toBeGreaterThan(before);
    },
  );

  it('refuses the 121st log-in of a minute', async () => {
    const login = () =>
      api.call('POST', '/api/auth/login', { body: {}, headers: { 'X-Forwarded-For': '203.0.113.2' } });
    const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await login()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

async function countedCalls(): Promise<number> {
  const [row] = await api.query<{ sum: string }>('SELECT coalesce(sum(points), 0) AS sum FROM rate_limits');
  return Number(row?.sum);
}
