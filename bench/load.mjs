/**
 * The API under load: 300 requests a second, nine of ten reads, 8 % new subscribers, 2 % admins, for LOAD_SECONDS
 * (600); then ten times as much for LOAD_BURST_SECONDS (60), and 300 again.
 */
import { API, signIn, withProduct } from './product.mjs';
import { clientOf, sendAtRate } from './requests.mjs';
import { describeTimes, median, rounded, watchMemory } from './statistics.mjs';

/**
 * @typedef {import('./requests.mjs').Request} Request
 * @typedef {import('./requests.mjs').Response} Response
 * @typedef {{ responses: Response[], notSent: number }} Traffic
 * @typedef {{ beforeMb: number, afterMb: number, growth: number }} Growth
 */

const PER_SECOND = 300;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 600);
const BURST_SECONDS = Number(process.env.LOAD_BURST_SECONDS ?? 60);
const WARM_UP_SECONDS = 20;
const RECOVERY_SECONDS = 10;
const LIMITS = { p99Ms: 150, memoryGrowth: 0.1 };
const MAX_IN_FLIGHT = 1000;
/** Positions of the subscribing requests among each fifty. */
const SUBSCRIBING = [1, 13, 26, 38];

export function measure() {
  return withProduct(async ({ apiPid }) => {
    const next = await mixedRequests();
    /** @param {number} seconds */
    const send = (seconds, perSecond = PER_SECOND) =>
      sendAtRate({ origin: API, perSecond, seconds, maxInFlight: MAX_IN_FLIGHT, next });
    await send(WARM_UP_SECONDS);
    const memory = watchMemory(apiPid);
    const steady = await send(SECONDS);
    const growth = growthOf(await memory.stop());
    const burst = await send(BURST_SECONDS, PER_SECOND * 10);
    const after = await send(RECOVERY_SECONDS * 2);
    const recovered = after.responses.filter(({ dueAt }) => dueAt >= RECOVERY_SECONDS * 1000);
    const rows = [
      describe(`${PER_SECOND} a second for ${SECONDS} s`, steady),
      describe(`${PER_SECOND * 10} a second for ${BURST_SECONDS} s`, burst),
      describe(`${PER_SECOND} a second, from ${RECOVERY_SECONDS} s after that on`, {
        responses: recovered,
        notSent: 0,
      }),
    ];
    const broken = brokenLimits({ steady, burst, recovered, growth, p99: rows.map(({ p99 }) => p99) });
    if (broken.length > 0) process.exitCode = 1;
    return {
      conditions: 'generator, API and database on the same machine; timed from when a request was due',
      limits: { ...LIMITS, statusesInBurst: '2xx, 429, 503', recoverySeconds: RECOVERY_SECONDS },
      memory: growth,
      broken,
      rows,
    };
  });
}

/** Gives every subscriber a net address of its own. @returns {Promise<() => Request>} */
async function mixedRequests() {
  /** @type {{ posts: { slug: string }[] }} */
  const { posts } = await (await fetch(`${API}/api/blog/posts`)).json();
  const admin = await signIn(API);
  const run = Date.now().toString(36);
  const reads = [
    ...posts.map(({ slug }) => `/api/blog/posts/${slug}`),
    '/api/blog/posts?page=1',
    '/api/blog/posts?page=2',
    '/api/blog/posts?category=somn',
    '/api/blog/posts?search=andning',
    '/api/products',
    '/api/blog/sitemap-entries',
  ];
  let count = 0;
  return () => {
    count += 1;
    const position = count % 50;
    if (position === 0) return { kind: 'admin', path: '/api/blog/admin/posts', headers: admin };
    if (!SUBSCRIBING.includes(position)) return { kind: 'read', path: reads[count % reads.length] ?? '' };
    return {
      kind: 'subscribe',
      method: 'POST',
      path: '/api/newsletter/subscribe',
      headers: { 'X-Forwarded-For': clientOf(count) },
      body: { email: `load-${run}-${count}@exempel.se`, gdprConsent: true },
    };
  };
}

/**
 * Compares the second fifth of the time with the last: in the first the caches fill.
 *
 * @param {number[]} samples in MB.
 * @returns {Growth}
 */
function growthOf(samples) {
  const fifth = Math.floor(samples.length / 5);
  const before = median(samples.slice(fifth, 2 * fifth));
  const after = median(samples.slice(-fifth));
  return { beforeMb: rounded(before), afterMb: rounded(after), growth: rounded(after / before - 1, 3) };
}

/** @param {string} what @param {Traffic} traffic */
function describe(what, { responses, notSent }) {
  /** @type {Record<string, number>} */
  const statuses = {};
  for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    what,
    responses: responses.length,
    notSent,
    ...describeTimes(responses.map(({ ms }) => ms)),
    statuses: JSON.stringify(statuses),
  };
}

/** @param {{ steady: Traffic, burst: Traffic, recovered: Response[], growth: Growth, p99: number[] }} measured */
function brokenLimits({ steady, burst, recovered, growth, p99: [steadyP99 = NaN, , recoveredP99 = NaN] }) {
  /** @param {Response} response */
  const isGood = ({ status }) => Number(status) >= 200 && Number(status) < 300;
  /** @param {Response} response */
  const isShed = ({ status }) => status === 429 || status === 503;
  return [
    !steady.responses.every(isGood) && 'not every response was 2xx',
    steady.notSent > 0 && 'the API fell so far behind that requests were not sent',
    steadyP99 > LIMITS.p99Ms && `p99 over ${LIMITS.p99Ms} ms`,
    growth.growth > LIMITS.memoryGrowth && 'the memory grew by more than a tenth',
    !burst.responses.every((response) => isGood(response) || isShed(response)) &&
      'another status than 2xx, 429, 503 in the burst',
    !(recovered.every(isGood) && recoveredP99 <= LIMITS.p99Ms) &&
      'not back to normal in time after the burst',
  ].filter(Boolean);
}
