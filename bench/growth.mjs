/**
 * Posts, their search and the list of subscribers at the API, nothing cached: with eleven of each and with a hundred
 * thousand.
 */
import { prepareDatabase } from '../tools/start-product.mjs';
import { FIRST_PORT, signIn, startFurther, withProduct } from './product.mjs';
import { addressOf, pick, seedPosts, seedSubscribers, withDatabase } from './seeds.mjs';
import { median, percentile, rounded, timed } from './statistics.mjs';

/** @typedef {{ origin: string, headers: Record<string, string>, slugs: string[] }} MeasuredApi */
/** @typedef {(run: number, size: number, slugs: string[]) => string} Call */

const FEW = 11;
const MANY = 100_000;
const RUNS = 60;
const WARM_UP = 20;
const POSTS_A_PAGE = 20;
const SUBSCRIBERS_A_PAGE = 50;
const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
const POSTS = '/api/blog/posts';
const ADMIN_POSTS = '/api/blog/admin/posts';
const SUBSCRIBERS = '/api/admin/newsletter/subscribers';
/**
 * Each call as a function of the run. No public address comes twice, so that no response is cached: an unknown category
 * means all.
 *
 * @type {Record<string, Call>}
 */
const CALLS = {
  'posts, first page': (run) => `${POSTS}?category=any-${run}`,
  'posts, any page': (run, size) => `${POSTS}?category=any-${run}&page=${anyPage(run, size, POSTS_A_PAGE)}`,
  'posts, any page of a category': (run, size) =>
    `${POSTS}?${encode('category', run)}=${pick(CATEGORIES, run)}&page=${anyPage(run, size / 4, POSTS_A_PAGE)}`,
  'post with related': (run, _size, slugs) => `${POSTS}/${encode(pick(slugs, run * 7919), run)}`,
  'admin, posts, any page': (run, size) => `${ADMIN_POSTS}?page=${anyPage(run, size, POSTS_A_PAGE)}`,
  'search posts, common word': (run) => searchPosts(['sömn', 'stress', 'vila', 'andning'], run),
  'search posts, two words': (run) =>
    searchPosts(['sömn stress', 'oro kaffebrist', 'mage vanor', 'hjärta minne'], run),
  'search posts, rare word': (run) =>
    searchPosts(['ljussignaler', 'familjproblem', 'minnekvalitet', 'muskelvanor'], run),
  'search posts, in the text alone': (run) =>
    searchPosts(['paragrafen', 'exempelvis', 'jämförelsevis', 'undersökningen'], run),
  'search posts, misspelt': (run) => searchPosts(['sömm', 'stres', 'andnig', 'hjerta'], run),
  'subscribers, first page': () => SUBSCRIBERS,
  'subscribers, any page': (run, size) => subscribers({ page: anyPage(run, size, SUBSCRIBERS_A_PAGE) }),
  'subscribers, last page': (_run, size) => subscribers({ page: size / SUBSCRIBERS_A_PAGE }),
  'subscribers, any page by address': (run, size) =>
    subscribers({ sortBy: 'email', sortOrder: 'asc', page: anyPage(run, size, SUBSCRIBERS_A_PAGE) }),
  'subscribers, any page of the active': (run, size) =>
    subscribers({ status: 'active', page: anyPage(run, size * 0.9, SUBSCRIBERS_A_PAGE) }),
  'search subscribers, whole address': (run, size) =>
    subscribers({ search: addressOf(1 + ((run * 7919) % size)) }),
  'search subscribers, name': (run) => subscribers({ search: pick(NAMES, run) }),
  'search subscribers, two letters': (run) => subscribers({ search: pick(['an', 'p1', 'se', 'fa'], run) }),
  'search subscribers, domain': (run) => subscribers({ search: `@exempel${run % 50}.se` }),
  'search subscribers, nothing found': (run) =>
    subscribers({ search: pick(['ingenstans', 'anna nilsson', '@nowhere.example', 'zz'], run) }),
};
/** Between one in eight and one in forty subscribers match. */
const NAMES = ['åkesson', 'sjöström', 'fatima', 'örjan ö'];

/** @param {number} run @param {number} size @param {number} limit */
const anyPage = (run, size, limit) =>
  1 + Math.floor((((run % RUNS) + 0.5) / RUNS) * Math.max(1, size / limit));
/** Percent-encodes some characters, others in each run. @param {string} text @param {number} run */
const encode = (text, run) =>
  [...text]
    .map((sign, index) => ((run >> index) & 1 ? `%${sign.charCodeAt(0).toString(16)}` : sign))
    .join('');
/** @param {string[]} texts @param {number} run */
const searchPosts = (texts, run) =>
  `${POSTS}?category=any-${run}&search=${encodeURIComponent(pick(texts, run))}`;
/** @param {Record<string, string | number>} query */
const subscribers = ({ page = 1, ...query }) =>
  `${SUBSCRIBERS}?${new URLSearchParams({ ...query, page: String(Math.max(1, Math.ceil(Number(page)))) })}`;

export function measure() {
  return withProduct(({ environment }) =>
    withSize(environment, FEW, FIRST_PORT + 30, (few) =>
      withSize(environment, MANY, FIRST_PORT + 31, async (many) => ({
        conditions: `${RUNS} calls of each kind in turn at each size, nothing cached`,
        rows: await compare(few, many),
      })),
    ),
  );
}

/**
 * An API on a database of its own with so many posts and subscribers.
 *
 * @template Result
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} size
 * @param {number} port
 * @param {(api: MeasuredApi) => Promise<Result>} measureApi
 */
async function withSize(environment, size, port, measureApi) {
  const name = `growth_${size}`;
  const serverUrl = String(environment.DATABASE_URL);
  await withDatabase(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  });
  const databaseUrl = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const own = { ...environment, DATABASE_URL: databaseUrl, API_PORT: String(port) };
  await prepareDatabase(own);
  await seedPosts(databaseUrl, size);
  await seedSubscribers(databaseUrl, size);
  const slugs = await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT slug FROM posts WHERE status = 'published' ORDER BY id`);
    return rows.map(({ slug }) => String(slug));
  });
  const { origin, stop } = await startFurther('api', own);
  try {
    return await measureApi({ origin, headers: await signIn(origin), slugs });
  } finally {
    await stop();
  }
}

/** @param {MeasuredApi} few @param {MeasuredApi} many */
async function compare(few, many) {
  const rows = [];
  for (const [what, call] of Object.entries(CALLS)) {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const ofFew = await timeCall(few, call(run, FEW, few.slugs));
      const ofMany = await timeCall(many, call(run, MANY, many.slugs));
      if (run < WARM_UP) continue;
      times.few.push(ofFew);
      times.many.push(ofMany);
    }
    rows.push({
      what,
      p50OfFewMs: rounded(median(times.few), 1),
      p50OfManyMs: rounded(median(times.many), 1),
      ratio: rounded(median(times.many) / median(times.few), 2),
      p95OfManyMs: rounded(percentile(times.many, 0.95), 1),
    });
  }
  return rows;
}

/** @param {MeasuredApi} api @param {string} path */
async function timeCall({ origin, headers }, path) {
  const { ms } = await timed(async () => {
    const response = await fetch(origin + path, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  });
  return ms;
}
