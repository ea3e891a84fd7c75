import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import {
  activeSubscriber,
  idOf,
  startNewsletterApi,
  statusOf,
  subscribe,
  SUBSCRIBERS,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

interface Subscriber {
  id: string;
  email: string;
  status: string;
  created_at: string;
}
interface Listing {
  subscribers: Subscriber[];
  pagination: { page: number; limit: number; totalCount: number; totalPages: number };
  statistics: Record<string, number>;
}

const STATUSES = ['active', 'pending', 'unsubscribed', 'bounced'];
const SEEDED = 130;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startNewsletterApi();
  token = (await api.signedIn('admin')).token;
  // Several of one moment, so that the order needs more than the time.
  await api.query(
    `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source, created_at)
     SELECT 'p' || n || '@exempel.se', 'Åsa ' || n, 'p' || n || '@exempel.se åsa ' || n,
            ($1::text[])[1 + n % 4], 'website', timestamptz '2026-01-01' + (n / 3) * interval '1 hour'
     FROM generate_series(1, $2::int) AS n`,
    [STATUSES, SEEDED],
  );
});
afterAll(() => api.stop());

const list = async (query = '') => (await api.get<Listing>(`${SUBSCRIBERS}${query}`, token)).body;
const bulk = (body: unknown) => api.call('POST', `${SUBSCRIBERS}/bulk-update`, { token, body });

describe('the list', () => {
  it('starts with the newest fifty of all, and counts what there is', async () => {
    const { subscribers, pagination, statistics } = await list();
    expect(pagination).toEqual({ page: 1, limit: 50, totalCount: SEEDED, totalPages: 3 });
    expect(subscribers).toHaveLength(50);
    expect(subscribers[0]?.email).toBe('p130@exempel.se');
    const { active_count = 0, pending_count = 0, unsubscribed_count = 0, total_count = 0 } = statistics;
    expect([active_count, pending_count, unsubscribed_count, total_count]).toEqual([32, 33, 33, SEEDED]);
  });

  it('shows every subscriber on exactly one page, whatever the order, filter and length', async () => {
    const all = await api.query<Subscriber>('SELECT * FROM newsletter_subscribers');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('created_at', 'email', 'status'),
        fc.constantFrom('asc', 'desc'),
        fc.constantFrom('all', ...STATUSES),
        fc.integer({ min: 7, max: 60 }),
        async (sortBy, sortOrder, status, limit) => {
          const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}&status=${status}&limit=${limit}`;
          const first = await list(query);
          const pages = [first.subscribers];
          for (let page = 2; page <= first.pagination.totalPages; page += 1)
            pages.push((await list(`${query}&page=${page}`)).subscribers);
          const seen = pages.flat();
          const expected = all.filter((row) => status === 'all' || row.status === status);
          expect(seen.map(({ email }) => email).sort()).toEqual(expected.map(({ email }) => email).sort());
          const keys = seen.map((row) =>
            sortBy === 'email' ? row.email : sortBy === 'status' ? row.status : row.created_at,
          );
          const inOrder = [...keys].sort();
          expect(keys).toEqual(sortOrder === 'asc' ? inOrder : inOrder.reverse());
          expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('finds by parts of address and name, in any case, with signs taken as they are', async () => {
    expect((await list('?search=P7@EX')).subscribers.map(({ email }) => email)).toEqual(['p7@exempel.se']);
    expect((await list(`?search=${encodeURIComponent('ÅSA 13')}`)).pagination.totalCount).toBe(2);
    expect((await list('?search=%25')).pagination.totalCount).toBe(0);
    expect((await list('?search=p&status=bounced')).pagination.totalCount).toBe(32);
  });

  it('has an empty page after the last', async () => {
    const { subscribers, pagination } = await list('?page=900');
    expect([subscribers, pagination.totalPages]).toEqual([[], 3]);
  });

  it.each(['?status=okand', '?sortBy=name', '?sortOrder=up', '?limit=101', '?page=0'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`${SUBSCRIBERS}${query}`, token)).status).toBe(400);
    },
  );
});

describe('a bulk change', () => {
  it('unsubscribes those that were not, and says exactly how many', async () => {
    await activeSubscriber(api, 'bulk-a@exempel.se');
    await subscribe(api, 'bulk-b@exempel.se');
    const ids = await Promise.all(
      ['bulk-a@exempel.se', 'bulk-b@exempel.se', 'p2@exempel.se'].map((email) => idOf(api, email)),
    );
    const { status, body } = await bulk({
      ids: [...ids, '999999999'],
      action: 'change_status',
      value: 'unsubscribed',
    });
    expect([status, body]).toEqual([
      200,
      { requested: 4, affected: 2, unchanged: 1, missing: 1, undo: expect.any(String) },
    ]);
    expect(await statusOf(api, 'bulk-a@exempel.se')).toBe('unsubscribed');
  });

  it('deletes', async () => {
    await activeSubscriber(api, 'bort@exempel.se');
    expect((await bulk({ ids: [await idOf(api, 'bort@exempel.se')], action: 'delete' })).body).toMatchObject({
      affected: 1,
    });
    expect(await statusOf(api, 'bort@exempel.se')).toBeUndefined();
  });

  it.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: ['1', '1'], action: 'delete' }],
    [{ ids: ['1; DROP TABLE'], action: 'delete' }],
    [{ ids: Array.from({ length: 1001 }, (_, index) => String(index + 1)), action: 'delete' }],
    [{ ids: ['1'], action: 'activate' }],
    [{ ids: ['1'], action: 'change_status', value: 'active' }],
    [{ ids: ['1'], action: 'change_status' }],
  ])('refuses %j', async (body) => {
    expect((await bulk(body)).status).toBe(400);
  });

  it('happens whole or not at all', async () => {
    await activeSubscriber(api, 'hel@exempel.se');
    const id = await idOf(api, 'hel@exempel.se');
    await api.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await api.query(`CREATE TRIGGER refuse BEFORE INSERT ON newsletter_consents EXECUTE FUNCTION refuse()`);
    try {
      expect((await bulk({ ids: [id], action: 'change_status', value: 'unsubscribed' })).status).toBe(500);
    } finally {
      await api.query('DROP TRIGGER refuse ON newsletter_consents');
    }
    expect(await statusOf(api, 'hel@exempel.se')).toBe('active');
  });
});

/**
 * A file as Excel reads it where Windows is Swedish: UTF-8 by its byte order mark, columns by the list separator of
 * sv-SE, and times in its form, which are local.
 */
function openedInSwedishExcel(file: Buffer): unknown[][] {
  expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const rows: string[][] = parse(file, { bom: true, delimiter: ';' });
  const time = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/;
  return rows.map((cells) =>
    cells.map((cell) => {
      const [, year, month, day, hour, minute] = time.exec(cell)?.map(Number) ?? [];
      return year === undefined ? cell : new Date(year, (month ?? 0) - 1, day, hour, minute);
    }),
  );
}

describe('the export', () => {
  const download = (query: string) => api.call('GET', `${SUBSCRIBERS}/export/csv${query}`, { token });

  it('has status and day in its name, and holds exactly those rows', async () => {
    const { headers, text } = await download('?status=bounced');
    expect(headers.get('content-disposition')).toMatch(/filename="nyhetsbrev-bounced-\d{4}-\d\d-\d\d\.csv"/);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.trim().split('\r\n')).toHaveLength(33);
    expect(text).toContain('E-post,Förnamn,Efternamn,Status,Källa,Registrerad,Bekräftad');
  });

  it('holds no cell that a spreadsheet would run', async () => {
    await api.query(
      `INSERT INTO newsletter_subscribers (email, first_name, search_text, status, source)
       VALUES ('+formel@exempel.se', '=1+1', 'x', 'active', 'website')`,
    );
    expect((await download('')).text).toContain(`'+formel@exempel.se,'=1+1`);
    expect((await download('?format=excel')).text).toContain(`'+formel@exempel.se;'=1+1`);
  });

  it('holds every row of the search that is shown, and no other', async () => {
    await api.query(
      `INSERT INTO newsletter_subscribers (email, search_text, status, source)
       SELECT 'lista' || n || '@exempel.se', 'lista' || n || '@exempel.se', 'active', 'website'
       FROM generate_series(1, 1200) AS n`,
    );
    const lines = async (query: string) => (await download(query)).text.trim().split('\r\n').slice(1);
    expect(await lines('?search=%20LISTA')).toHaveLength(1200);
    expect(await lines('?search=lista1200@&format=excel')).toEqual([
      expect.stringContaining('lista1200@exempel.se;'),
    ]);
    expect(await lines('?status=bounced&search=lista')).toEqual([]);
    await api.query(`DELETE FROM newsletter_subscribers WHERE email LIKE 'lista%'`);
  });

  it('opens in a Swedish Excel in columns, with Swedish words and times', async () => {
    await api.query(
      `INSERT INTO newsletter_subscribers (email, first_name, last_name, search_text, status, source, created_at, confirmed_at)
       VALUES ('excel@exempel.se', 'Åsa; "Ås"', 'Öberg, jr', 'excel@exempel.se', 'unsubscribed', 'website',
         '2026-07-01T22:30:00Z', NULL)`,
    );
    const response = await fetch(`${api.origin}${SUBSCRIBERS}/export/csv?search=excel@&format=excel`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="nyhetsbrev-all-excel-\d{4}-\d\d-\d\d\.csv"/,
    );
    expect(openedInSwedishExcel(Buffer.from(await response.arrayBuffer()))).toEqual([
      ['E-post', 'Förnamn', 'Efternamn', 'Status', 'Källa', 'Registrerad', 'Bekräftad'],
      [
        'excel@exempel.se',
        'Åsa; "Ås"',
        'Öberg, jr',
        'Avregistrerad',
        'Webbplatsen',
        new Date(2026, 6, 2, 0, 30),
        '',
      ],
    ]);
  });

  it('refuses a format that does not exist', async () => {
    expect((await download('?format=ods')).status).toBe(400);
  });
});
