import { pick } from './seeds.mjs';

/**
 * @typedef {import('./open-loop.mjs').Request & { expected: number }} VisitorRequest
 * @typedef {'page, cached' | 'page, not cached' | 'API' | 'file' | 'message'} Kind
 */

/** The order in which the kinds come again and again. @type {Kind[]} */
const PATTERN = ['page, cached', 'page, cached', 'page, not cached', 'API', 'API', 'file', 'message'];

/**
 * Makes the requests that visitors send, each from a net address of its own.
 *
 * @param {string} site
 * @returns {Promise<{ run: string, next: () => VisitorRequest }>} `run` is in every row that is written.
 */
export async function visitorRequests(site) {
  /** @type {{ posts: { slug: string }[] }} */
  const { posts } = await (await fetch(`${site}/api/blog/posts`)).json();
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site)).text())?.[0];
  const run = `bench-${Date.now().toString(36)}`;
  const slugs = posts.map(({ slug }) => slug);
  const pages = ['/', '/kunskapsbibliotek', '/resurser', '/resurser/mindful-andning', '/kontakt'];
  const reads = ['/api/products', '/api/blog/posts?search=andning', '/api/blog/posts?page=2'];
  /** @type {Record<Kind, (count: number) => { path: string, method?: string, headers?: Record<string, string>, body?: object, expected?: number }>} */
  const kinds = {
    'page, cached': (count) => ({
      path: count % 2 ? `/kunskapsbibliotek/${pick(slugs, count)}` : pick(pages, count),
    }),
    'page, not cached': (count) => ({ path: `/kunskapsbibliotek/${pick(slugs, count)}?n=${run}-${count}` }),
    API: (count) => ({ path: count % 2 ? pick(reads, count) : `/api/blog/posts/${pick(slugs, count)}` }),
    file: () => ({ path: script ?? '' }),
    message: (count) => ({
      method: 'POST',
      path: '/api/contact',
      headers: { 'Idempotency-Key': `${run}-${String(count).padStart(8, '0')}` },
      body: { name: 'Anna', email: 'anna@exempel.se', message: `${run} ${count}` },
      expected: 201,
    }),
  };
  let count = 0;
  const next = () => {
    count += 1;
    const kind = PATTERN[count % PATTERN.length] ?? 'API';
    const { headers, expected = 200, ...request } = kinds[kind](count);
    return { kind, ...request, expected, headers: { ...headers, 'X-Forwarded-For': clientOf(count) } };
  };
  return { run, next };
}

/** A net address for each number. @param {number} count */
export const clientOf = (count) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
