/** Lists, articles and search with eleven, ten thousand and a hundred thousand articles, at the API, nothing cached. */
import pg from 'pg';
import { signIn, withApi, withApiOn } from './api-alone.mjs';
import { seedPosts } from './seed-posts.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const SIZES = [11, 10_000, 100_000];
const FIRST_API_PORT = 4616;
const RUNS = 60;
const WARM_UP = 20;
const LIMIT = 20;
const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
const LIST = '/api/blog/posts';
const ADMIN_LIST = '/api/blog/admin/posts';

/** A caller who has heard of a newer version than the API gets its response from the database. */
const UNCACHED = { 'X-Content-Version': '9'.repeat(18) };

/** Each call as a function of the run and of the number of articles. */
const CALLS = {
  'first page': (run) => `${LIST}?category=any-${run}`,
  'any page': (run, size) => `${LIST}?category=any-${run}&page=${somePage(run, size)}`,
  'any page of a category': (run, size) =>
    `${LIST}?category=${CATEGORIES[run % 4]}&page=${somePage(run, size / 4)}&limit=${LIMIT - (run % 2)}`,
  'article with related': (run, size) => `${LIST}/${slugs[size][(run * 7919) % slugs[size].length]}`,
  'admins: first page': () => ADMIN_LIST,
  'admins: any page': (run, size) => `${ADMIN_LIST}?page=${somePage(run, size)}`,
  'admins: any page of the published': (run, size) =>
    `${ADMIN_LIST}?status=published&page=${somePage(run, size)}`,
  'search: a word of most articles': (run) => search(['sömn', 'stress', 'vila', 'andning'], run),
  'search: two words': (run) => search(['sömn stress', 'oro kaffebrist', 'mage vanor', 'hjärta minne'], run),
  'search: a rare word': (run) =>
    search(['ljussignaler', 'familjproblem', 'minnekvalitet', 'muskelvanor'], run),
  'search: in the text alone': (run) =>
    search(['paragrafen', 'exempelvis', 'jämförelsevis', 'undersökningen'], run),
  'search: misspelt': (run) => search(['sömm', 'stres', 'andnig', 'hjerta'], run),
};
const search = (texts, run) =>
  `${LIST}?category=any-${run}&search=${encodeURIComponent(texts[run % texts.length])}`;
const somePage = (run, size) => 1 + Math.floor(((run + 0.5) / RUNS) * Math.max(1, size / LIMIT));

/** By the number of articles. */
const slugs = {};

export function measure() {
  return withApi(({ databaseUrl }) => withSizes(databaseUrl, SIZES, {}));
}

/** Starts an API for each size, then measures them in turn. */
async function withSizes(serverUrl, sizes, origins) {
  const [size, ...others] = sizes;
  if (size === undefined) return compare(origins);
  const databaseUrl = await createDatabase(serverUrl, `posts_${size}`);
  return withApiOn(databaseUrl, FIRST_API_PORT + others.length, async ({ origin }) => {
    await seedPosts(databaseUrl, size);
    slugs[size] = await readSlugs(databaseUrl);
    return withSizes(serverUrl, others, { ...origins, [size]: origin });
  });
}

async function compare(origins) {
  const headers = Object.fromEntries(
    await Promise.all(Object.entries(origins).map(async ([size, origin]) => [size, await signIn(origin)])),
  );
  const rows = [];
  let refused = 0;
  for (const [what, path] of Object.entries(CALLS)) {
    const times = Object.fromEntries(SIZES.map((size) => [size, []]));
    for (let run = -WARM_UP; run < RUNS; run += 1)
      for (const size of SIZES) {
        const startedAt = performance.now();
        const address = path(run < 0 ? RUNS - run : run, size);
        const response = await fetch(origins[size] + address, { headers: { ...headers[size], ...UNCACHED } });
        await response.text();
        if (run < 0) continue;
        times[size].push(performance.now() - startedAt);
        if (response.status >= 500) refused += 1;
      }
    rows.push({
      what,
      ...Object.fromEntries(SIZES.map((size) => [`p50At${size}Ms`, rounded(median(times[size]), 1)])),
      ratio: rounded(median(times[SIZES.at(-1)]) / median(times[SIZES[0]]), 2),
      p95At100000Ms: rounded(percentile(times[SIZES.at(-1)], 0.95), 1),
    });
  }
  return {
    conditions: `${RUNS} calls of each kind in turn at each size, ${LIMIT} articles a page, nothing cached`,
    refused,
    rows,
  };
}

async function createDatabase(serverUrl, name) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}

async function readSlugs(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT slug FROM posts WHERE status = 'published' ORDER BY id`);
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}
