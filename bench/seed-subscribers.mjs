import pg from 'pg';

const FIRST_NAMES = ['Anna', 'Björn', 'Cecilia', 'David', 'Åsa', 'Erik', 'Örjan', 'Fatima', 'Ali', 'Karin'];
const LAST_NAMES = ['Andersson', 'Nilsson', 'Öberg', 'Hassan', 'Lindqvist', 'Åkesson', 'Sjöström', 'Novak'];

/** Makes the table hold exactly `count` made-up subscribers, nine of ten active. */
export async function seedSubscribers(databaseUrl, count) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
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
    // Otherwise the first calls would wait until a million new rows are written to the disk.
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
