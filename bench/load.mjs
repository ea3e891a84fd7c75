/**
 * The API under load: 300 requests a second, nine of ten reads, 8 % new subscribers, 2 % admins, for LOAD_SECONDS
 * (600); then ten times as much for LOAD_BURST_SECONDS (60), and 300 again.
 */
import { signIn, withApi } from './api-alone.mjs';
import { sendAtRate } from './open-loop.mjs';
import { residentMb } from './process-memory.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const PER_SECOND = 300;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 600);
const BURST_SECONDS = Number(process.env.LOAD_BURST_SECONDS ?? 60);
const WARM_UP_SECONDS = 20;
const RECOVERY_SECONDS = 10;
const LIMITS = { p99Ms: 150, memoryGrowth: 0.1 };
const MOST_IN_FLIGHT = 1000;
/** Positions of the subscribing requests among each fifty. */
const SUBSCRIBING = [1, 13, 26, 38];

export function measure() {
  return withApi(async ({ origin, pid }) => {
    const next = await mixedRequests(origin);
    const send = (seconds, perSecond = PER_SECOND) =>
      sendAtRate({ origin, perSecond, seconds, mostInFlight: MOST_IN_FLIGHT, next });
    await send(WARM_UP_SECONDS);
    const memory = watchMemory(pid);
    const steady = await send(SECONDS);
    const growth = memory.stop();
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
    const broken = brokenLimits({ steady, burst, recovered, growth });
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

/** Gives every request a caller with a net address of its own. @returns {Promise<() => object>} */
async function mixedRequests(origin) {
  const { posts } = await (await fetch(`${origin}/api/blog/posts`)).json();
  const admin = await signIn(origin);
  const saveDraft = await makeDraft(origin, admin);
  const run = Date.now().toString(36);
  let count = 0;
  const reads = [
    (n) => `/api/blog/posts/${posts[n % posts.length].slug}`,
    (n) => `/api/blog/posts?page=${1 + (n % 2)}`,
    () => '/api/blog/posts?category=somn',
    () => '/api/blog/posts?search=andning',
    () => '/api/products',
    () => '/api/blog/sitemap-entries',
  ];
  return () => {
    count += 1;
    const place = count % 50;
    if (place === 0 && count % 100 === 0)
      return { kind: 'admin', path: '/api/blog/admin/posts', headers: admin };
    if (place === 0) return { kind: 'admin', ...saveDraft(count) };
    if (SUBSCRIBING.includes(place))
      return {
        kind: 'subscribe',
        method: 'POST',
        path: '/api/newsletter/subscribe',
        headers: { 'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` },
        body: { email: `load-${run}-${count}@exempel.se`, gdprConsent: true },
      };
    return { kind: 'read', path: reads[count % reads.length](count) };
  };
}

/** Admins write, too: the editor saves its text as they type. */
async function makeDraft(origin, admin) {
  const text = { title: 'Under mätning', content: '<p>Ett stycke.</p>'.repeat(200), status: 'draft' };
  const { id, version } = await post(origin, '/api/blog/posts', text, admin);
  return (count) => ({
    method: 'PUT',
    path: `/api/blog/admin/working-copies/${id}`,
    headers: admin,
    body: { ...text, excerpt: `Nummer ${count}`, base_version: version },
  });
}

async function post(origin, path, body, headers = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

/** Compares the second fifth of the time with the last: in the first the caches fill. */
function watchMemory(pid) {
  const samples = [];
  const timer = setInterval(() => void residentMb(pid).then((size) => samples.push(size)), 500);
  return {
    stop() {
      clearInterval(timer);
      const fifth = Math.floor(samples.length / 5);
      const before = median(samples.slice(fifth, 2 * fifth));
      const after = median(samples.slice(-fifth));
      return { beforeMb: rounded(before), afterMb: rounded(after), growth: rounded(after / before - 1, 3) };
    },
  };
}

function describe(what, { responses, notSent }) {
  const times = responses.map(({ ms }) => ms);
  const statuses = {};
  for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    what,
    responses: responses.length,
    notSent,
    p50: rounded(percentile(times, 0.5), 1),
    p99: rounded(percentile(times, 0.99), 1),
    worst: rounded(percentile(times, 1)),
    statuses: JSON.stringify(statuses),
  };
}

function brokenLimits({ steady, burst, recovered, growth }) {
  const isGood = ({ status }) => status >= 200 && status < 300;
  const isShed = ({ status }) => status === 429 || status === 503;
  const p99 = (responses) =>
    percentile(
      responses.map(({ ms }) => ms),
      0.99,
    );
  return [
    !steady.responses.every(isGood) && 'not every response was 2xx',
    steady.notSent > 0 && 'the API fell so far behind that requests were not sent',
    p99(steady.responses) > LIMITS.p99Ms && `p99 over ${LIMITS.p99Ms} ms`,
    growth.growth > LIMITS.memoryGrowth && 'the memory grew by more than a tenth',
    !burst.responses.every((response) => isGood(response) || isShed(response)) &&
      'another status than 2xx, 429, 503 in the burst',
    !(recovered.every(isGood) && p99(recovered) <= LIMITS.p99Ms) &&
      'not back to normal in time after the burst',
  ].filter(Boolean);
}
