/**
 * kill -9 of one process of each kind, in turn, under 300 requests a second: two shells and three APIs behind HAProxy,
 * the origins of the remotes, PostgreSQL. Then PostgreSQL is restarted in order. Counts requests that fail, the time
 * until all is whole, and compares what was acknowledged with what is stored. Skipped where HAProxy is not installed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { sendAtRate } from './open-loop.mjs';
import { hasProxy, withReplicas } from './replicas.mjs';
import { percentile, rounded } from './statistics.mjs';
import { storedRows, visitorRequests } from './visitors.mjs';

const PER_SECOND = Number(process.env.KILLS_PER_SECOND ?? 300);
const SECONDS = 24;
const KILLED_AFTER_MS = 4000;
const WARM_UP_SECONDS = 8;
const PAUSE_MS = 3000;
const MOST_IN_FLIGHT = 3000;
/** A request that PostgreSQL is missing for is answered this soon. */
const LATEST_MS = 3000;
/** Of twenty requests. */
const PATTERN = [
  ...['page, cached', 'API', 'page, cached', 'file', 'API', 'page, cached', 'page, cached', 'message'],
  ...['API', 'page, cached', 'file', 'page, cached', 'API', 'API', 'page, cached', 'page, not cached'],
  ...['file', 'API', 'page, cached', 'sign-up'],
];
const EXPECTED = { message: 201, 'sign-up': 201 };
const isExpected = ({ kind, status }) => status === (EXPECTED[kind] ?? 200);

export async function measure() {
  if (!hasProxy()) {
    console.log('Skipped: HAProxy is not installed (Debian: apt-get install haproxy).');
    return undefined;
  }
  const settings = {
    // The bench names a client of its own for each request, as a proxy in front of HAProxy would.
    TRUSTED_PROXY_HOPS: '2',
    RETENTION_AUTOMATIC: 'false',
    NEWSLETTER_OPT_IN_PER_HOUR: '100000',
  };
  return withReplicas(settings, async (replicas) => {
    const { run, next } = await visitorRequests(replicas.site, PATTERN);
    await sendAtRate(traffic(replicas, next, WARM_UP_SECONDS));
    const events = [
      { what: 'nothing', act: async () => ({ readyMs: 0 }) },
      ...['shell-1', 'api-1', 'site', 'proxy'].map((name) => ({
        what: `kill -9 of ${name}`,
        act: () => replicas.kill(name),
      })),
      { what: 'kill -9 of PostgreSQL', isDatabase: true, act: () => replicas.restartDatabase('SIGKILL') },
      { what: 'restart of PostgreSQL', isDatabase: true, act: () => replicas.restartDatabase('SIGTERM') },
    ];
    const rows = [];
    const acknowledged = [];
    for (const event of events) {
      await delay(PAUSE_MS);
      const { row, responses } = await meet(event, replicas, next);
      rows.push(row);
      acknowledged.push(...responses.filter((response) => response.key && isExpected(response)));
    }
    const lost = await compareRows(replicas.databaseUrl, run, acknowledged);
    const broken = brokenLimits(rows, lost);
    if (broken.length > 0) process.exitCode = 1;
    return {
      conditions: `${PER_SECOND} requests a second for ${SECONDS} s each, killed after ${KILLED_AFTER_MS / 1000} s; started anew after 0.1 s; timed from when a request was due; generator, proxy, database and all processes on the same two cores`,
      limits: { latestMs: LATEST_MS },
      lost,
      broken,
      rows,
    };
  });
}

const traffic = ({ site }, next, seconds) => ({
  origin: site,
  perSecond: PER_SECOND,
  seconds,
  mostInFlight: MOST_IN_FLIGHT,
  next,
});

async function meet({ what, act, isDatabase = false }, replicas, next) {
  const sending = sendAtRate(traffic(replicas, next, SECONDS));
  await delay(KILLED_AFTER_MS);
  const { readyMs } = await act();
  const { responses, notSent } = await sending;
  const failed = responses.filter((response) => !isExpected(response));
  const lastFailure = Math.max(0, ...failed.map(({ dueAt }) => dueAt - KILLED_AFTER_MS));
  const during = responses.filter(({ dueAt }) => dueAt >= KILLED_AFTER_MS).map(({ ms }) => ms);
  return {
    responses,
    row: {
      what,
      isDatabase,
      requests: responses.length,
      notSent,
      failed: failed.length,
      statuses: JSON.stringify(countBy(failed, ({ kind, status }) => `${kind}: ${status}`)),
      failingForMs: rounded(lastFailure),
      processReadyMs: rounded(readyMs),
      p99: rounded(percentile(during, 0.99)),
      worst: rounded(percentile(during, 1)),
      worstFailedMs: rounded(Math.max(0, ...failed.map(({ ms }) => ms))),
    },
  };
}

function countBy(items, nameOf) {
  const counts = {};
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1;
  return counts;
}

/** What was acknowledged and is not stored, and messages that are stored more than once. */
async function compareRows(databaseUrl, run, acknowledged) {
  const { messages, signUps } = await storedRows(databaseUrl, run);
  const stored = new Set([...messages, ...signUps]);
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter(({ key }) => !stored.has(key)).length,
    messagesTwice: messages.length - new Set(messages).size,
  };
}

function brokenLimits(rows, { missing, messagesTwice }) {
  const outages = rows.filter(({ isDatabase }) => isDatabase);
  const isOnly503 = ({ statuses }) =>
    Object.keys(JSON.parse(statuses)).every((name) => name.endsWith(': 503'));
  return [
    missing > 0 && `${missing} acknowledged rows are missing`,
    messagesTwice > 0 && `${messagesTwice} messages are stored twice`,
    rows.some(({ statuses }) => statuses.includes(': 500')) && 'a response was 500',
    !outages.every(isOnly503) && 'another answer than 503 without a database',
    outages.some(({ worstFailedMs }) => worstFailedMs > LATEST_MS) &&
      `a 503 without a database later than ${LATEST_MS} ms`,
    rows.some(({ notSent }) => notSent > 0) && 'requests were not sent',
  ].filter(Boolean);
}
