import { createHash } from 'node:crypto';
import pg from 'pg';

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
/** Frequent and rare ones: the nth has a frequency of 1/n, as in a language. */
const TOPICS = [
  'sömn', 'stress', 'vila', 'andning', 'oro', 'kropp', 'natt', 'kväll', 'mat', 'mage', 'tanke', 'känsla', 'lugn',
  'rörelse', 'arbete', 'paus', 'kaffe', 'promenad', 'skärm', 'rutin', 'hjärta', 'muskel', 'minne', 'familj', 'ljus',
]; // prettier-ignore
const JOINTS = ['', 'brist', 'problem', 'vanor', 'hantering', 'träning', 'kvalitet', 'signaler'];
/** Posts of one statement. */
const BATCH = 2000;
const WORDS_OF_A_TEXT = 150;

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
 * Adds made-up published posts until the table holds `count`, each with one to three categories.
 *
 * @param {string} databaseUrl
 * @param {number} count
 */
export function seedPosts(databaseUrl, count) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM posts');
    const random = seededRandom(count);
    for (let first = rows[0].count; first < count; first += BATCH) {
      const posts = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) =>
        makePost(first + index, random),
      );
      await client.query(INSERT, [JSON.stringify(posts)]);
    }
    await client.query('VACUUM ANALYZE posts');
    // Otherwise the first calls would wait until the new rows are written to the disk.
    await client.query('CHECKPOINT');
  });
}

const INSERT = `
  INSERT INTO posts (slug, title, excerpt, content, status, categories, tags, author_name, created_at, updated_at, published_at)
  SELECT slug, title, excerpt, content, 'published', categories, tags, 'Mätningen', at, at, at
  FROM json_to_recordset($1) AS made (slug text, title text, excerpt text, content text, categories text[], tags text[], at timestamptz)`;

/**
 * An article an hour, back from the year's beginning.
 *
 * @param {number} n
 * @param {() => number} random
 */
function makePost(n, random) {
  const word = () => {
    const topic = TOPICS[Math.floor(TOPICS.length ** random() - 1)] ?? '';
    return topic + (JOINTS[Math.floor(random() ** 2 * JOINTS.length)] ?? '');
  };
  /** @param {number} length */
  const words = (length) => Array.from({ length }, word).join(' ');
  const rare = `${word()}${Math.floor(random() * 5000).toString(36)}`;
  return {
    slug: `artikel-${n}`,
    title: `${words(3)} ${n}`,
    excerpt: `${words(14)} ${rare}`,
    content: `<p>${words(WORDS_OF_A_TEXT)}</p>`,
    categories: CATEGORIES.filter((_, index) => index === n % 4 || random() < 0.1),
    tags: [word(), rare],
    at: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString(),
  };
}

/**
 * mulberry32: the same numbers in each run.
 *
 * @param {number} seed
 */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The address of the nth seeded subscriber. @param {number} n */
export const addressOf = (n) => `p${createHash('md5').update(String(n)).digest('hex')}@exempel${n % 50}.se`;

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
