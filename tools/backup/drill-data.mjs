// @ts-check
/** What the drill stores, and how it tells two databases apart. */
import pg from 'pg';

const PARAGRAPHS = 12;
const PAUSE_MS = 5;

/** @param {string} url */
export async function connect(url) {
  const client = new pg.Client(url);
  // A server that is killed ends its connections with an error each.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Published posts with texts of about two thousand characters, in the tables of the API.
 *
 * @param {pg.Client} client
 * @param {number} count
 */
export async function fillPosts(client, count) {
  await client.query(
    `INSERT INTO posts (slug, title, content, excerpt, status, author_name, categories, published_at)
     SELECT 'inlagg-' || n, 'Inlägg ' || n,
       (SELECT string_agg('<p>Stycke ' || p || ' av ' || n || ': ' || md5(n || ' ' || p) || repeat(' lugn och sömn', 8) || '</p>', '')
        FROM generate_series(1, ${PARAGRAPHS}) AS p),
       'Kort om ' || n, 'published', 'Redaktionen', ARRAY['somn'], now() - make_interval(secs => n)
     FROM generate_series(1, $1::integer) AS n`,
    [count],
  );
}

/**
 * Writes until it is stopped: each transaction stores a mail and changes a post, as the API does together.
 *
 * @param {string} url
 */
export function startWriter(url) {
  let isWriting = true;
  /** @type {{ number: number, at: number }[]} */
  const acknowledged = [];
  const done = write().catch((error) => {
    // The drill kills the server while the writer writes; what was acknowledged until then counts.
    if (isWriting && !/terminat|not queryable|ECONN/i.test(`${error.code} ${error.message}`)) throw error;
  });
  return { acknowledged, done, stop: () => ((isWriting = false), done) };

  async function write() {
    const client = await connect(url);
    for (let number = 1; isWriting; number += 1) {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO mails (recipient, template, subject, text, expires_at)
         VALUES ('ovning@exempel.se', 'drill', $1, 'x', now() + interval '1 day')`,
        [`nummer ${number}`],
      );
      await client.query(
        `UPDATE posts SET title = 'Ändrad ' || $1, version = version + 1
         WHERE slug = 'inlagg-' || ($1::integer % 500 + 1)`,
        [number],
      );
      await client.query('COMMIT');
      acknowledged.push({ number, at: performance.now() });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await client.end();
  }
}

/**
 * Rows and their hash for every table that the write-ahead log covers.
 *
 * @param {pg.Client} client
 * @returns {Promise<Record<string, string>>}
 */
export async function digestTables(client) {
  const { rows: tables } = await client.query(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  /** @type {Record<string, string>} */
  const digests = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS digest FROM ${name} AS t`,
    );
    digests[name] = rows[0].digest;
  }
  return digests;
}

/**
 * Tables whose rows differ.
 *
 * @param {Record<string, string>} expected
 * @param {Record<string, string>} found
 */
export function differences(expected, found) {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    (name) => expected[name] !== found[name],
  );
}

/**
 * The highest number of the writer in a database; 0 for none.
 *
 * @param {pg.Client} client
 * @returns {Promise<number>}
 */
export async function lastNumber(client) {
  const { rows } = await client.query(
    `SELECT coalesce(max(substr(subject, 8)::integer), 0) AS last FROM mails WHERE template = 'drill'`,
  );
  return rows[0].last;
}
