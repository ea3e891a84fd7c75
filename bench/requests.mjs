import { setTimeout as delay } from 'node:timers/promises';
import { pick } from './seeds.mjs';

const TICK_MS = 10;
const RESPONSE_LIMIT_MS = 30_000;

/**
 * @typedef {{ kind: string, path: string, method?: string, headers?: Record<string, string>, body?: object }} Request
 * @typedef {Request & { expected: number }} VisitorRequest
 * @typedef {'page, cached' | 'page, not cached' | 'API' | 'file' | 'message'} Kind
 * @typedef {{ kind: string, dueAt: number, ms: number, status: number | string }} Response `dueAt`: ms since the beginning.
 */

/**
 * Sends requests at a fixed rate, whether or not earlier ones got a response (open loop). A request is timed from the
 * moment it was due, so one that waited for the generator counts as slow, not as absent.
 *
 * @param {{ origin: string, perSecond: number, seconds: number, maxInFlight: number, next: () => Request }} options
 */
export async function sendAtRate({ origin, perSecond, seconds, maxInFlight, next }) {
  /** @type {Response[]} */
  const responses = [];
  /** @type {Set<Promise<void>>} */
  const inFlight = new Set();
  const startedAt = performance.now();
  let notSent = 0;
  for (let due = 0; due < perSecond * seconds; due += 1) {
    const dueAt = (due * 1000) / perSecond;
    while (performance.now() - startedAt < dueAt) await delay(TICK_MS);
    if (inFlight.size >= maxInFlight) {
      notSent += 1;
      continue;
    }
    const request = next();
    const sending = send(origin, request).then((status) => {
      responses.push({ kind: request.kind, dueAt, ms: performance.now() - startedAt - dueAt, status });
      inFlight.delete(sending);
    });
    inFlight.add(sending);
  }
  await Promise.all(inFlight);
  return { responses, notSent };
}

/**
 * @param {string} origin
 * @param {Request} request
 * @returns {Promise<number | string>} the status, or the name of the error where no response came.
 */
export async function send(origin, { method = 'GET', path, headers, body }) {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

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
