import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { containing } from '../../src/common/search';
import { WALKED } from '../../src/modules/newsletter/subscriber-search.repository';
import { startNewsletterApi } from '../support/newsletter';
import type { TestApi } from '../support/test-api';

interface Listing {
  subscribers: { email: string }[];
  pagination: { totalCount: number };
  is_complete: boolean;
}
type SortField = 'created_at' | 'email' | 'status';

const BASE = '/api/admin/newsletter/subscribers';
const STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'];
const ORDERS: Record<SortField, string> = {
  created_at: 'created_at, id',
  email: 'email',
  status: 'status, created_at, id',
};
const SEEDED = 24_000;
/** A statement is given up after a moment, here as everywhere. */
const SEEDED_AT_ONCE = 3000;
const MOST_LISTED = 1000;
/** Frequent and rare ones, some alike, some with signs of LIKE in them. */
const NAMES = ['Anna', 'Anna', 'Anna', 'Annika', 'Bo', 'Åsa', 'Anna-Karin', 'D_n', 'Örjan', '50%', 'Zoé', ''];

let api: TestApi;
let token: string;
let texts: string[];

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
  for (let first = 1; first <= SEEDED; first += SEEDED_AT_ONCE) await seed(first);
  const rows = await api.query<{ search_text: string }>(
    'SELECT search_text FROM newsletter_subscribers ORDER BY id',
  );
  texts = rows.map(({ search_text }) => search_text);
});
afterAll(() => api.stop());

/** Nearly all of the oldest are of one domain, and a status is rarer than the others. */
function seed(first: number) {
  return api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source, created_at)
     SELECT email, name, trim(email || ' ' || lower(name)),
            CASE WHEN n % 50 = 0 THEN 'bounced' ELSE ($1::text[])[1 + n % 3] END, 'website',
            timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
     FROM (SELECT n, ($2::text[])[1 + (n * 7 + n / 100) % 12] AS name,
                  substr(md5(n::text), 1, 1 + n % 9) || '.' || n ||
                    CASE WHEN n < 9000 THEN '@gammal-kund.se' ELSE '@exempel' || n % 40 || '.se' END AS email
           FROM generate_series($3::int, $4::int) AS n) AS made`,
    [STATUSES, NAMES, first, first + SEEDED_AT_ONCE - 1],
  );
}

/** Parts of what is there, long and short, and texts that may be nowhere. */
const terms = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.nat(SEEDED - 1), fc.nat(30), fc.integer({ min: 1, max: 20 })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('anna', 'a', 'an', 'bo', 'd_n', '%', '50%', '@gammal-kund.se', 'se a'),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 4 }) },
);
const lists = fc.record({
  search: terms,
  sortBy: fc.constantFrom<SortField>('created_at', 'email', 'status'),
  sortOrder: fc.constantFrom('asc', 'desc'),
  status: fc.constantFrom('all', ...STATUSES),
  limit: fc.integer({ min: 1, max: 100 }),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
});
type List = typeof lists extends fc.Arbitrary<infer Value> ? Value : never;

const textOf = (search: List['search']) =>
  (typeof search === 'string' ? search : (texts[search[0]] ?? '').slice(search[1], search[1] + search[2]))
    .trim()
    .toLowerCase();

const orderOf = ({ sortBy, sortOrder }: List) =>
  ORDERS[sortBy].replaceAll(/\w+/g, (column) => `${column} ${sortOrder}`);

/** All matches of a plain LIKE, in order, and whether they are at the beginning of the list. */
function plainly(list: List, term: string): Promise<{ email: string; is_near: boolean }[]> {
  return api.query(
    `SELECT email, place <= ${WALKED} AS is_near FROM (
       SELECT *, row_number() OVER (ORDER BY ${orderOf(list)}) AS place FROM newsletter_subscribers
       WHERE $1 IN ('all', status)) AS listed
     WHERE search_text LIKE $2 ORDER BY place`,
    [list.status, containing(term)],
  );
}

async function expectSameAsPlainly(list: List): Promise<void> {
  const term = textOf(list.search);
  if (!term) return;
  const expected = await plainly(list, term);
  const page = 1 + Math.floor((list.where * Math.min(expected.length, MOST_LISTED)) / list.limit);
  const query = new URLSearchParams({ search: term, page: String(page), limit: String(list.limit) });
  for (const name of ['sortBy', 'sortOrder', 'status'] as const) query.set(name, list[name]);
  const { subscribers, pagination, is_complete } = (await api.get<Listing>(`${BASE}?${query}`, token)).body;
  const first = (page - 1) * list.limit;
  const slice = expected.slice(first, Math.min(first + list.limit, MOST_LISTED)).map(({ email }) => email);
  const emails = subscribers.map(({ email }) => email);
  if (is_complete) expect([emails, pagination.totalCount]).toEqual([slice, expected.length]);
  // Those at the beginning of the list are never passed over.
  const near = expected.slice(0, MOST_LISTED).filter(({ is_near }) => is_near).length;
  expect(emails.slice(0, Math.max(0, near - first))).toEqual(slice.slice(0, Math.max(0, near - first)));
  const places = emails.map((email) => expected.findIndex((row) => row.email === email));
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(pagination.totalCount).toBeGreaterThanOrEqual(near);
  expect(pagination.totalCount).toBeLessThanOrEqual(Math.min(expected.length, MOST_LISTED));
}

describe.each(['before the planner has looked at the table', 'when it has'])('a search %s', (when) => {
  beforeAll(async () => {
    if (when === 'when it has') await api.query('ANALYZE newsletter_subscribers');
  });

  it('lists what a plain LIKE does, in its order, and says where there may be more', async () => {
    await fc.assert(fc.asyncProperty(lists, expectSameAsPlainly), { numRuns: 120 });
  });

  it('finds any whole address, however old', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(SEEDED - 1), async (index) => {
        const email = texts[index]?.split(' ')[0] ?? '';
        const { body } = await api.get<Listing>(`${BASE}?search=${encodeURIComponent(email)}`, token);
        expect(body.subscribers).toContainEqual(expect.objectContaining({ email }));
        // One letter before the number and a common domain, so that only the number is selective.
        expect(body.is_complete).toBe(true);
      }),
      { numRuns: 60, examples: [[0], [10]] },
    );
  });

  it('is complete about what is nowhere, and about statuses of few', async () => {
    for (const query of ['?search=ingenstans', '?search=anna&status=bounced'])
      expect((await api.get<Listing>(BASE + query, token)).body.is_complete).toBe(true);
  });

  it('finds some of those that are many but stand far from the beginning', async () => {
    const { body } = await api.get<Listing>(`${BASE}?search=@gammal-kund.se`, token);
    expect(body.is_complete).toBe(false);
    expect(body.pagination.totalCount).toBeGreaterThan(500);
  });
});
