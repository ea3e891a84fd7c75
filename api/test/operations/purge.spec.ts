import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { Database, purge, registrations } = testedApi;

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const run = (isDryRun: boolean) => purge(api.app.get(Database).source, registrations, { isDryRun });
const rowsOf = async (sql: string) => (await api.query<{ name: string }>(sql)).map(({ name }) => name).sort();

const ORDER = `INSERT INTO orders (number, idempotency_key, body_hash, email, status, lines, vat, total_ore, terms,
  is_mailed, created_at, updated_at, confirmed_at)
  SELECT $1, $1, '', 'a@b.se', $2, '[]', '[]', 0, '{}', false, $3::timestamptz, $3::timestamptz, $4::timestamptz`;
const order = (number: string, status: string, made: string, confirmed: string | null = null) =>
  api.query(ORDER, [number, status, made, confirmed]);
const ago = async (interval: string) =>
  (await api.query<{ at: string }>(`SELECT (now() - $1::interval)::text AS at`, [interval]))[0]?.at ?? '';
/** A time in a year so many years before this one, in Sweden. */
const inYear = (yearsBack: number, rest: string) => `${new Date().getFullYear() - yearsBack}-${rest}`;

async function fill() {
  for (const [name, days, answeredDays] of [
    ['answered-old', 100, 91],
    ['answered-young', 200, 89],
    ['unanswered-old', 181, null],
    ['unanswered-young', 179, null],
  ])
    await api.query(
      `INSERT INTO contact_messages (name, email, message, created_at, answered_at)
       VALUES ($1, 'a@b.se', 'x', now() - make_interval(days => $2), now() - make_interval(days => $3))`,
      [name, days, answeredDays],
    );
  for (const [name, at] of [
    ['old', await ago('366 days')],
    ['young', await ago('364 days')],
  ]) {
    await api.query(
      `INSERT INTO notify_entries (email, purpose, created_at, confirmed_at) VALUES ($1, 'premium', $2, $2)`,
      [name, at],
    );
  }
  for (const [name, at, expires] of [
    ['unconfirmed-old', await ago('31 days'), null],
    ['unconfirmed-young', await ago('29 days'), null],
    ['asked-again', await ago('31 days'), await ago('-1 hour')],
  ])
    await api.query(
      `INSERT INTO notify_entries (email, purpose, created_at, token_expires_at) VALUES ($1, 'premium', $2, $3)`,
      [name, at, expires],
    );
  const [old, young] = [await ago('3 years 1 day'), await ago('2 years 364 days')];
  for (const [name, at] of [
    ['old', old],
    ['young', young],
  ]) {
    await api.query(
      `INSERT INTO withdrawals (reference, name, email, order_number, created_at) VALUES ($1, $1, 'a@b.se', 'x', $2)`,
      [name, at],
    );
    for (const status of ['active', 'unsubscribed'])
      await api.query(
        `INSERT INTO newsletter_subscribers (email, search_text, status, source, created_at)
         VALUES ($1, $1, $2, 'website', $3)`,
        [`${name}-${status}`, status, at],
      );
  }
  // Never confirmed; and one who had confirmed once, left, and was signed up anew.
  for (const [name, days] of [
    ['waiting-long', 31],
    ['waiting', 29],
    ['came-back', 31],
  ])
    await api.query(
      `WITH s AS (INSERT INTO newsletter_subscribers (email, search_text, status, source, created_at)
         VALUES ($1, $1, 'pending', 'website', now() - make_interval(days => $2)) RETURNING id)
       INSERT INTO newsletter_consents (subscriber_id, email_hash, action, source, occurred_at)
       SELECT id, $1::text::bytea, action, 'website', now() - make_interval(days => $2)
       FROM s, unnest(CASE WHEN $1 = 'came-back' THEN ARRAY['confirmed', 'requested'] ELSE ARRAY['requested'] END)
         AS action`,
      [name, days],
    );
  // Left a year ago, after five years as a subscriber; and one who left five years ago.
  for (const [name, left] of [
    ['left-lately', '1 year'],
    ['left-long-ago', '5 years'],
  ]) {
    await api.query(
      `WITH s AS (INSERT INTO newsletter_subscribers (email, search_text, status, source, created_at)
         VALUES ($1, $1, 'unsubscribed', 'website', now() - interval '6 years') RETURNING id)
       INSERT INTO newsletter_consents (subscriber_id, email_hash, action, source, occurred_at)
       SELECT id, $1::text::bytea, 'withdrawn', 'website', now() - $2::interval FROM s`,
      [name, left],
    );
  }
  await order('unpaid-old', 'expired', await ago('12 months 1 day'));
  await order('unpaid-young', 'expired', await ago('11 months'));
  await order('waiting-old', 'placed', await ago('12 months 1 day'));
  await order(
    'bought-8-years-ago',
    'withdrawn',
    inYear(8, '12-31T12:00:00+01:00'),
    inYear(8, '12-31T12:00:00+01:00'),
  );
  await order(
    'bought-7-years-ago',
    'paid',
    inYear(7, '01-01T12:00:00+01:00'),
    inYear(7, '01-01T12:00:00+01:00'),
  );
  await api.query(`WITH attempt AS (
      INSERT INTO payment_attempts (order_id, n, provider, key, state)
      SELECT id, 1, 'test', number, 'paid' FROM orders WHERE number LIKE 'bought-%' RETURNING id, order_id)
    INSERT INTO ledger_entries (order_id, attempt_id, kind, ore, ref) SELECT order_id, id, 'paid', 4900, id FROM attempt`);
  for (const number of ['bought-8-years-ago', 'bought-7-years-ago'])
    await api.query(
      `INSERT INTO withdrawals (reference, name, email, order_number, order_id, created_at)
       SELECT 'of-' || number, 'x', 'a@b.se', number, id, created_at FROM orders WHERE number = $1`,
      [number],
    );
  for (const [slug, days] of [
    ['trash-old', 31],
    ['trash-young', 29],
  ])
    await api.query(
      `INSERT INTO posts (title, slug, content, status, deleted_at, author_name, reading_time)
       VALUES ('x', $1, 'x', 'draft', now() - make_interval(days => $2), 'x', 1)`,
      [slug, days],
    );
  await api.query(`INSERT INTO audit_log (at, actor_id, action, outcome, request_id)
    VALUES (now() - interval '2 years 1 day', 1, 'old', 'done', 'x'), (now() - interval '23 months', 1, 'young', 'done', 'x')`);
  await api.query(`INSERT INTO audit_log (at, actor_id, action, target, outcome, request_id)
    SELECT now() - interval '3 years', 1, 'AdminOrders_change', id, 'done', number FROM orders
    WHERE number IN ('unpaid-young', 'bought-8-years-ago', 'bought-7-years-ago')`);
}

const state = async () => ({
  messages: await rowsOf('SELECT name FROM contact_messages'),
  notify: await rowsOf('SELECT email AS name FROM notify_entries'),
  subscribers: await rowsOf('SELECT email AS name FROM newsletter_subscribers'),
  consents: await rowsOf(`SELECT convert_from(email_hash, 'UTF8') AS name FROM newsletter_consents`),
  withdrawals: await rowsOf('SELECT reference AS name FROM withdrawals'),
  orders: await rowsOf('SELECT number AS name FROM orders'),
  ledger: await rowsOf(
    'SELECT orders.number AS name FROM ledger_entries JOIN orders ON orders.id = order_id',
  ),
  posts: await rowsOf('SELECT slug AS name FROM posts'),
  audit: await rowsOf('SELECT action AS name FROM audit_log'),
  changes: await rowsOf(`SELECT request_id AS name FROM audit_log WHERE action = 'AdminOrders_change'`),
});

describe('the purge', () => {
  it('reports in a dry run what it would delete, and deletes nothing', async () => {
    await fill();
    const before = await state();
    const told = await run(true);
    expect(await state()).toEqual(before);
    const deleted = told.filter(({ rows }) => rows > 0).map(({ id, rows }) => [id, rows]);
    expect(Object.fromEntries(deleted)).toEqual({
      trash: 1,
      'contact-messages': 1,
      'contact-unanswered': 1,
      'notify-lists': 1,
      'notify-unconfirmed': 1,
      'newsletter-unconfirmed': 1,
      'newsletter-left': 2,
      withdrawals: 2,
      reservations: 1,
      purchases: 1,
      'audit-log': 3,
    });
  });

  it('keeps each kind as long as content/retention.json says, purchases by full years', async () => {
    const told = await run(true);
    expect(await run(false)).toEqual(told);
    expect(await state()).toEqual({
      messages: ['answered-young', 'unanswered-young'],
      notify: ['asked-again', 'unconfirmed-young', 'young'],
      subscribers: [
        'came-back',
        'left-lately',
        'old-active',
        'waiting',
        'young-active',
        'young-unsubscribed',
      ],
      consents: ['came-back', 'came-back', 'left-lately', 'waiting'],
      withdrawals: ['of-bought-7-years-ago', 'young'],
      orders: ['bought-7-years-ago', 'unpaid-young', 'waiting-old'],
      ledger: ['bought-7-years-ago'],
      posts: ['trash-young'],
      audit: ['AdminOrders_change', 'Retention_purge', 'young'],
      changes: ['bought-7-years-ago'],
    });
  });

  it('finds nothing more the second time', async () => {
    expect((await run(false)).every(({ rows }) => rows === 0)).toBe(true);
  });

  it('leaves the audit log closed to everyone else', async () => {
    await expect(api.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
  });
});
