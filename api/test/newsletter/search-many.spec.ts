import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startNewsletterApi, SUBSCRIBERS } from '../support/newsletter';
import type { TestApi } from '../support/test-api';

interface Listing {
  subscribers: { email: string }[];
  pagination: { totalCount: number };
}

const STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'];
const ORDERS = { created_at: 'created_at, id', email: 'email', status: 'status, created_at, id' };
const SEEDED = 3000;
/** Frequent and rare ones, some alike, some with signs of LIKE in them. */
const NAMES = ['Anna', 'Anna', 'Anna', 'Annika', 'Bo', 'Åsa', 'Anna-Karin', 'D_n', 'Örjan', '50%', 'Zoé', ''];

let api: TestApi;
let token: string;
let texts: string[];

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
  await api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source, created_at)
     SELECT email, name, trim(email || ' ' || lower(name)),
            CASE WHEN n % 50 = 0 THEN 'bounced' ELSE ($1::text[])[1 + n % 3] END, 'website',
            timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
     FROM (SELECT n, ($2::text[])[1 + (n * 7 + n / 100) % 12] AS name,
                  substr(md5(n::text), 1, 1 + n % 9) || '.' || n || '@exempel' || n % 40 || '.se' AS email
           FROM generate_series(1, $3::int) AS n) AS made`,
    [STATUSES, NAMES, SEEDED],
  );
  const rows = await api.query<{ search_text: string }>(
    'SELECT search_text FROM newsletter_subscribers ORDER BY id',
  );
  texts = rows.map(({ search_text }) => search_text);
});
afterAll(() => api.stop());

/** Parts of stored texts, long and short, texts that may be nowhere, and no search. */
const terms = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(SEEDED - 1), fc.nat(30), fc.integer({ min: 1, max: 20 })) },
  { weight: 1, arbitrary: fc.constantFrom('anna', 'a', 'an', 'bo', 'd_n', '%', '50%', '\\', 'se a', 'ÅSA') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) },
  { weight: 2, arbitrary: fc.constant('') },
);
const lists = fc.record({
  search: terms.map((term) =>
    (typeof term === 'string' ? term : (texts[term[0]] ?? '').slice(term[1], term[1] + term[2])).trim(),
  ),
  sortBy: fc.constantFrom('created_at' as const, 'email' as const, 'status' as const),
  sortOrder: fc.constantFrom('asc', 'desc'),
  status: fc.constantFrom('all', ...STATUSES),
  limit: fc.integer({ min: 1, max: 100 }),
  position: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('a page of a list and a search', () => {
  it('holds the rows that a plain search of all texts finds there, and counts them all', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async ({ position, ...list }) => {
        const rows = await api.query<{ email: string }>(
          `SELECT email FROM newsletter_subscribers
           WHERE $1 IN ('all', status) AND strpos(search_text, $2) > 0
           ORDER BY ${ORDERS[list.sortBy].replaceAll(/\w+/g, (column) => `${column} ${list.sortOrder}`)}`,
          [list.status, list.search.toLowerCase()],
        );
        const emails = rows.map(({ email }) => email);
        const page = 1 + Math.floor((position * emails.length) / list.limit);
        const query = new URLSearchParams({ ...list, limit: String(list.limit), page: String(page) });
        const { subscribers, pagination } = (await api.get<Listing>(`${SUBSCRIBERS}?${query}`, token)).body;
        expect(subscribers.map(({ email }) => email)).toEqual(
          emails.slice((page - 1) * list.limit, page * list.limit),
        );
        expect(pagination.totalCount).toBe(emails.length);
      }),
      { numRuns: 200 },
    );
  });
});
