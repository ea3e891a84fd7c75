import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRACT } from '../support/contract';
import { activeSubscriber, mailsTo, someCaller, startNewsletterApi, subscribe } from '../support/newsletter';
import { orderBody, type Placed } from '../support/shop';
import { type TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { Database, purge, registrations } = testedApi;

interface Counted {
  kind: string;
  count: number;
  reason: string;
  until: string | null;
}
interface Held {
  [kind: string]: unknown;
  subscription: { id: string; status: string } | null;
  consents: { action: string; net_address: string }[];
  orders: { number: string }[];
  withdrawals: { order: string; status: string }[];
  mails: { template: string }[];
  events: { action: string }[];
  kept: Counted[];
}
interface Receipt {
  erased: Counted[];
  kept: Counted[];
  is_mailed: boolean;
}

const OTHER = 'nagon-annan@exempel.se';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const read = (email: unknown) =>
  api.call<Held>('POST', '/api/admin/personal-data/read', { token, body: { email } });
const erase = (email: string, isMailed = false) =>
  api.call<Receipt>('POST', '/api/admin/personal-data/erase', {
    token,
    body: { email, is_receipt_mailed: isMailed },
  });
const post = async <Body>(path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await api.call<Body>('POST', path, { body, headers: { ...someCaller(), ...headers } });
  expect([200, 201]).toContain(answer.status);
  return answer.body;
};
const order = async (email: string) =>
  (
    await post<Placed>('/api/orders', JSON.parse(await orderBody(api.origin, email)), {
      'Idempotency-Key': crypto.randomUUID(),
    })
  ).number;
const withdraw = (email: string, named: string) =>
  post('/api/withdrawals', { name: 'Rut', order: named, email });
/** A purchase with an entry in the event log; the other order of the address is over. */
const payFor = async (number: string, other: string) => {
  const [row] = await api.query<{ id: string; ref: string }>('SELECT id, ref FROM orders WHERE number = $1', [
    number,
  ]);
  await api.query(
    `UPDATE test_payments SET state = 'paid', method = 'card', paid_at = now() WHERE key LIKE $1`,
    [`${number}%`],
  );
  await api.get(`/api/payments/orders/${row?.ref}`);
  await api.call('PATCH', `/api/admin/orders/${row?.id}`, { token, body: { note: 'Ringde.' } });
  await expire(other);
};
/** Nobody can pay for it any more. */
const expire = async (number: string) => {
  await api.query(`UPDATE payment_attempts SET state = 'expired' WHERE key LIKE $1`, [`${number}%`]);
  await api.query(`UPDATE orders SET status = 'expired' WHERE number = $1`, [number]);
};
const countsOf = (kinds: Counted[]) => Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));
/** Every text of every table but the ledgers' hashes, to look for what should be gone. */
async function everythingStored(): Promise<string> {
  const tables = await api.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      api.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM "${name}" AS t`),
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** A person of whom every module holds something. */
async function fill(email: string): Promise<{ purchase: string; unpaid: string }> {
  await activeSubscriber(api, email);
  await post('/api/contact', { name: 'Rut', email, message: 'Hej där' });
  await post('/api/notify', { email, purpose: 'premium' });
  const [purchase, unpaid] = [await order(email), await order(email)];
  await payFor(purchase, unpaid);
  await withdraw(email, purchase);
  await withdraw(email, 'något annat');
  return { purchase, unpaid };
}

describe('the record of an address', () => {
  it('comes whole, from every module, in any spelling, with nothing of others', async () => {
    const { purchase, unpaid } = await fill('rut@exempel.se');
    await fill(OTHER);
    const { status, body } = await read(' Rut@Exempel.SE');
    expect(status).toBe(200);
    expect(body.subscription).toMatchObject({ status: 'active' });
    expect(body.consents.map(({ action }) => action)).toEqual(['requested', 'confirmed']);
    expect(body.consents[0]?.net_address).toMatch(/\.0\/24$/);
    expect(body.suppression).toBeNull();
    expect(body.opt_in_mails).toHaveLength(2);
    expect(body.messages).toMatchObject([{ name: 'Rut', message: 'Hej där' }]);
    expect(body.notify_entries).toMatchObject([{ purpose: 'premium', confirmed_at: null }]);
    expect(body.orders.map(({ number }) => number)).toEqual([purchase, unpaid]);
    expect(body.withdrawals.map((one) => one.order)).toEqual([purchase, 'något annat']);
    expect(body.mails.map(({ template }) => template).sort()).toEqual([
      'newsletter-opt-in',
      'newsletter-welcome',
      'notify-opt-in',
      'order-paid',
      'withdrawal-received',
      'withdrawal-received',
    ]);
    expect(body.events.map(({ action }) => action)).toContain('AdminOrders_change');
    expect(JSON.stringify(body)).not.toContain(OTHER);
    expect(JSON.stringify(body.mails)).not.toMatch(/token=/);
  });

  it('comes empty for an address that nobody has given', async () => {
    const { body } = await read('ingen@exempel.se');
    expect(body).toMatchObject({ subscription: null, account: null, orders: [], mails: [], kept: [] });
  });

  it('has every kind of the contract, each read by the module that registers it', async () => {
    const { body } = await read('ingen@exempel.se');
    const kinds = CONTRACT.components.schemas['PersonalDataDto']?.required ?? [];
    expect(Object.keys(body).sort()).toEqual([...kinds].sort());
  });

  it('names an account of the back office', async () => {
    const { email } = await api.signedIn('admin');
    const { body } = await read(email);
    expect(body.account).toMatchObject({ role: 'admin' });
    expect(countsOf(body.kept)).toMatchObject({ account: 1 });
  });

  it.each([['ingen adress'], [''], [null], ['a@b.se\r\nBcc: c@d.se']])(
    'answers 400 for %j',
    async (email) => {
      expect((await read(email)).status).toBe(400);
    },
  );
});

describe('the search over addresses', () => {
  interface Found {
    people: { email: string; name: string; kind: string; id: string; kinds: string[] }[];
    has_more: boolean;
  }
  const search = (text: unknown, as = token) =>
    api.call<Found>('POST', '/api/admin/personal-data/search', { token: as, body: { text } });

  it('finds a person once, by a part of the address or name, and reads them by each row', async () => {
    const email = 'soker.person@exempel.se';
    const { purchase } = await fill(email);
    const { body } = await search(' SOKER.person@ ');
    expect(body).toMatchObject({ has_more: false, people: [{ email, name: 'Rut' }] });
    expect([...(body.people[0]?.kinds ?? [])].sort()).toEqual([
      'message',
      'notify-entry',
      'order',
      'subscriber',
      'withdrawal',
    ]);
    expect((await search('rut')).body.people.map((one) => one.email)).toContain(email);
    const { kind, id } = body.people[0] ?? {};
    const care = (await api.signedIn('care')).token;
    const person = await api.get<Held>(`/api/admin/personal-data/people/${kind}/${id}`, care);
    expect(person.body).toMatchObject({ email, subscription: { status: 'active' } });
    expect(person.body.orders.map(({ number }) => number)).toContain(purchase);
    expect(JSON.stringify(person.body['periods'])).toContain('90 dagar från dagen då vi svarade.');
    const log = await api.query<{ target: string }>(
      `SELECT target FROM audit_log WHERE action LIKE 'PersonalData_%'`,
    );
    expect(JSON.stringify(log)).not.toContain(email);
  });

  it('lists twenty at most and says that there are more', async () => {
    for (let n = 1; n <= 21; n += 1)
      await api.query(`INSERT INTO notify_entries (email, purpose) VALUES ($1, 'premium')`, [
        `flera${n}@exempel.se`,
      ]);
    const { body } = await search('flera');
    expect([body.people.length, body.has_more]).toEqual([20, true]);
    expect((await search('flera_')).body.people).toEqual([]);
  });

  it('refuses a short text and other roles, and finds no row that is gone', async () => {
    expect((await search('a')).status).toBe(400);
    expect((await search('rut', (await api.signedIn('editor')).token)).status).toBe(403);
    for (const row of ['message/999999', 'message/x', 'mail/1', 'users/1'])
      expect(await api.get(`/api/admin/personal-data/people/${row}`, token)).toMatchObject({
        status: 404,
        body: { code: 'PERSON_NOT_FOUND' },
      });
  });
});

describe('erasure', () => {
  it('leaves only what the law asks for, says why, and takes nothing of others', async () => {
    const { purchase } = await fill('ada@exempel.se');
    const kept = (await read('ada@exempel.se')).body.kept;
    const { status, body } = await erase('ada@exempel.se');
    expect(status).toBe(200);
    expect(countsOf(body.erased)).toEqual({
      subscription: 1,
      consents: 2,
      opt_in_mails: 2,
      messages: 1,
      notify_entries: 1,
      orders: 1,
      mails: 3,
    });
    // Both withdrawals wait to be handled, and their receipts and that of the purchase to be sent.
    expect(countsOf(body.kept)).toMatchObject({ orders: 1, withdrawals: 2, mails: 3, suppression: 1 });
    expect(body.kept.map(({ kind }) => kind)).toEqual(kept.map(({ kind }) => kind));
    const year = Number(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 4));
    expect(body.kept[0]).toMatchObject({
      kind: 'orders',
      reason: expect.stringContaining('Bokföringslagen'),
      until: `${year + 7}-12-31`,
    });
    const left = (await read('ada@exempel.se')).body;
    expect(left.orders.map(({ number }) => number)).toEqual([purchase]);
    expect(left).toMatchObject({
      subscription: null,
      messages: [],
      notify_entries: [],
      suppression: 'erased',
    });
    expect((await read(OTHER)).body).toMatchObject({
      subscription: { status: 'active' },
      messages: [{ name: 'Rut' }],
      suppression: null,
    });
  });

  it('takes every trace of whoever has bought nothing', async () => {
    const email = 'spar@exempel.se';
    await activeSubscriber(api, email);
    await post('/api/contact', { name: 'Rut', email, message: 'Hej' });
    const [message] = await api.query<{ id: string }>(`SELECT id FROM contact_messages WHERE email = $1`, [
      email,
    ]);
    await api.call('POST', `/api/admin/messages/${message?.id}/replies`, {
      token,
      body: { text: `Svar till ${email}` },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    await post('/api/notify', { email, purpose: 'products' });
    await expire(await order(email));
    await withdraw(email, 'något');
    await api.query(`UPDATE withdrawals SET status = 'handled' WHERE email = $1`, [email]);
    await api.query(`UPDATE mails SET status = 'sent' WHERE recipient = $1`, [email]);
    expect(await everythingStored()).toContain(email);
    const { body } = await erase(email);
    expect(body.kept.map(({ kind }) => kind)).toEqual(['suppression', 'events']);
    expect(await everythingStored()).not.toContain(email);
  });

  it('keeps mail away: the address cannot be imported, but its owner may subscribe again', async () => {
    const email = 'tillbaka@exempel.se';
    await activeSubscriber(api, email);
    await erase(email);
    const imported = await api.call('POST', '/api/admin/newsletter/subscribers/import?source=Test', {
      token,
      body: `email\n${email}\n`,
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(imported.body).toMatchObject({ imported: 0, refused: 1 });
    expect((await subscribe(api, email)).status).toBe(201);
  });

  it('mails the receipt where it is asked for, and forgets that mail when it was sent', async () => {
    const email = 'kvitto@exempel.se';
    await fill(email);
    await api.query(`UPDATE mails SET status = 'sent' WHERE recipient = $1`, [email]);
    const { body } = await erase(email, true);
    expect(body.is_mailed).toBe(true);
    const [mail, ...others] = await mailsTo(api, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Kvitto på att dina uppgifter är raderade');
    expect(mail?.text).toContain('Meddelanden: 1');
    expect(mail?.text).toMatch(/Köp \(1\)\. Bokföringslagen .+ Raderas efter 31 december \d{4}\./s);
    const source = api.app.get(Database).source;
    await purge(source, registrations, { isDryRun: false });
    expect(await mailsTo(api, email)).toHaveLength(1);
    await api.query(`UPDATE mails SET status = 'sent' WHERE recipient = $1`, [email]);
    await purge(source, registrations, { isDryRun: false });
    expect(await mailsTo(api, email)).toEqual([]);
  });

  it('stands in the event log without the address, as a mark that the same address finds again', async () => {
    const email = 'logg@exempel.se';
    await read(email);
    await erase(email);
    const rows = await api.query<{ target: string; action: string }>(
      `SELECT action, target FROM audit_log WHERE action LIKE 'PersonalData%' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['PersonalData_erase', 'PersonalData_read']);
    expect(new Set(rows.map(({ target }) => target)).size).toBe(1);
    expect(rows[0]?.target).toMatch(/^avtryck-[0-9a-f]{16}$/);
    expect(JSON.stringify(await api.query('SELECT * FROM audit_log'))).not.toContain('exempel.se');
    const { events } = (await read(email)).body;
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['PersonalData_erase', 'PersonalData_read']),
    );
  });

  it('happens whole or not at all', async () => {
    const email = 'halv@exempel.se';
    await fill(email);
    await api.query('ALTER TABLE notify_entries RENAME TO notify_entries_away');
    try {
      expect((await erase(email)).status).toBe(500);
    } finally {
      await api.query('ALTER TABLE notify_entries_away RENAME TO notify_entries');
    }
    expect((await read(email)).body).toMatchObject({ subscription: { status: 'active' }, messages: [{}] });
  });
});
