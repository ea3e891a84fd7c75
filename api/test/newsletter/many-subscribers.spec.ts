import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsAreTrue, startNewsletterApi } from '../support/newsletter';
import type { TestApi } from '../support/test-api';

interface Listing {
  subscribers: { email: string }[];
  pagination: { totalCount: number };
  is_complete: boolean;
}

const BASE = '/api/admin/newsletter/subscribers';
const STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'];
/** More rows than are scanned before the index is used. */
const SEEDED = 12_000;
const ORDERS = { created_at: 'created_at, id', email: 'email', status: 'status, created_at, id' };

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
  // Days of very different size, and addresses that begin alike or not.
  await api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source, created_at)
     SELECT email, name, email || ' ' || lower(name), ($1::text[])[1 + n % 4], 'website',
            timestamptz '2026-01-01' + floor(sqrt(n / 3)) * interval '7 hours'
     FROM (SELECT n, CASE n WHEN 5 THEN 'Vega' WHEN 11995 THEN 'Vega' ELSE 'Kim' END AS name,
                  substr(md5(n::text), 1, 1 + n % 3) || '-' || n || '@exempel.se' AS email
           FROM generate_series(1, $2::int) AS n) AS made`,
    [STATUSES, SEEDED],
  );
});
afterAll(() => api.stop());

const list = async (query: string) => (await api.get<Listing>(`${BASE}${query}`, token)).body;

describe('a page anywhere in a long list', () => {
  it('holds what stands there, whatever the order, filter and length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('created_at' as const, 'email' as const, 'status' as const),
        fc.constantFrom('asc', 'desc'),
        fc.constantFrom('all', ...STATUSES),
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (sortBy, sortOrder, status, limit, where) => {
          const size = status === 'all' ? SEEDED : SEEDED / 4;
          const page = 1 + Math.floor(where * Math.ceil(size / limit));
          const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}&status=${status}&limit=${limit}&page=${page}`;
          const expected = await api.query<{ email: string }>(
            `SELECT email FROM newsletter_subscribers WHERE $1 IN ('all', status)
             ORDER BY ${ORDERS[sortBy].replaceAll(/\w+/g, (column) => `${column} ${sortOrder}`)}
             LIMIT $2 OFFSET $3`,
            [status, limit, (page - 1) * limit],
          );
          const { subscribers } = await list(query);
          expect(subscribers.map(({ email }) => email)).toEqual(expected.map(({ email }) => email));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is found after many were deleted, too', async () => {
    await api.query(`DELETE FROM newsletter_subscribers WHERE id % 7 = 3 AND first_name <> 'Vega'`);
    expect(await countsAreTrue(api)).toBe(true);
    const all = await api.query<{ email: string }>('SELECT email FROM newsletter_subscribers ORDER BY email');
    const { subscribers } = await list('?sortBy=email&sortOrder=asc&page=100');
    expect(subscribers.map(({ email }) => email)).toEqual(all.slice(4950, 5000).map(({ email }) => email));
  });
});

describe('a search in a long list', () => {
  it('finds what is rare however old it is, and is complete', async () => {
    const { pagination, is_complete } = await list('?search=VEGA');
    expect([pagination.totalCount, is_complete]).toEqual([2, true]);
    const [oldest] = await api.query<{ email: string }>(
      'SELECT email FROM newsletter_subscribers ORDER BY id LIMIT 1',
    );
    expect((await list(`?search=${oldest?.email}`)).subscribers).toContainEqual(
      expect.objectContaining({ email: oldest?.email }),
    );
  });

  it('lists a thousand of what is common, and says that there may be more', async () => {
    const { pagination, is_complete } = await list('?search=kim');
    expect([pagination.totalCount, is_complete]).toEqual([1000, false]);
  });
});
