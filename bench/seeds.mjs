import pg from 'pg';

const FIRST_NAMES = ['Anna', 'Björn', 'Cecilia', 'David', 'Åsa', 'Erik', 'Örjan', 'Fatima', 'Ali', 'Karin'];
const LAST_NAMES = ['Andersson', 'Nilsson', 'Öberg', 'Hassan', 'Lindqvist', 'Åkesson', 'Sjöström', 'Novak'];

/** @param {readonly string[]} list @param {number} index past the end, too. */
export const pick = (list, index) => list[index % list.length] ?? '';

/** @template Result @param {string} url @param {(client: pg.Client) => Promise<Result>} work */
export async function withDatabase(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the table hold exactly `count` made-up subscribers, nine of ten active.
 *
 * @param {string} databaseUrl
 * @param {number} count
 */
export function seedSubscribers(databaseUrl, count) {
  return withDatabase(databaseUrl, async (client) => {
    await client.query('TRUNCATE newsletter_subscribers CASCADE');
    await client.query(
      `INSERT INTO newsletter_subscribers
         (email, first_name, last_name, search_text, status, source, created_at, confirmed_at)
       SELECT email, first_name, last_name, lower(email || ' ' || first_name || ' ' || last_name), status, 'website',
              at, CASE WHEN status = 'pending' THEN NULL ELSE at + interval '1 hour' END
       FROM (
         SELECT 'p' || md5(n::text) || '@exempel' || n % 50 || '.se' AS email,
                ($2::text[])[1 + n % 10] AS first_name, ($3::text[])[1 + n % 8] AS last_name,
                CASE n % 20 WHEN 0 THEN 'pending' WHEN 1 THEN 'unsubscribed' ELSE 'active' END AS status,
                now() - n * interval '30 seconds' AS at
         FROM generate_series(1, $1::int) AS n) AS made`,
      [count, FIRST_NAMES, LAST_NAMES],
    );
    await client.query('VACUUM ANALYZE newsletter_subscribers');
    await client.query('CHECKPOINT');
  });
}
