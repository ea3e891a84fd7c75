/**
 * A letter to a hundred thousand subscribers: mails per second with the pace off, the memory of the process that sends,
 * how soon start and pause answer, and what readers of the public API notice meanwhile.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ADMIN, API, FIRST_PORT, signIn, withProduct } from './product.mjs';
import { sendAtRate } from './requests.mjs';
import { seedSubscribers, withDatabase } from './seeds.mjs';
import { percentile, rounded, timed, watchMemory } from './statistics.mjs';

/** @typedef {{ id: string, version: number, status: string, recipients: Record<string, number> }} Campaign */

const SINK_PORT = FIRST_PORT + 16;
const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS ?? 100_000);
/** Nine in ten seeded subscribers are active. */
const SEEDED = Math.ceil(RECIPIENTS / 0.9);
const READS_PER_SECOND = 40;
const READ_SECONDS = 20;
const WARM_UP_SECONDS = 5;
const MAX_IN_FLIGHT = 500;
const PAUSED_AFTER_MS = 10_000;
const CONNECTIONS = 20;

const READS = ['/api/blog/posts', '/api/products', '/api/blog/posts/sjalvmedkansla-lugnar-kroppen'];
const PARAGRAPH = `<p>${'Sätt dig en stund, andas ut och låt axlarna sjunka. '.repeat(12)}</p>`;

export async function measure() {
  const sink = spawn(process.execPath, ['bench/smtp-sink.mjs', String(SINK_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(sink.stdout, 'data');
    return await withProduct(sendAndRead, {
      SMTP_URL: `smtp://127.0.0.1:${SINK_PORT}`,
      CAMPAIGN_PER_SECOND: '0',
      CAMPAIGN_PER_DOMAIN_PER_SECOND: '0',
      CAMPAIGN_CONNECTIONS: String(CONNECTIONS),
    });
  } finally {
    sink.kill();
  }
}

/** @param {import('./product.mjs').Product} product */
async function sendAndRead({ apiPid, databaseUrl }) {
  // Letters of an earlier run.
  await withDatabase(databaseUrl, (client) =>
    client.query('DELETE FROM campaigns; DELETE FROM campaign_counts'),
  );
  await seedSubscribers(databaseUrl, SEEDED);
  const call = adminOf(await signIn(API));
  const draft = await call('POST', '', {});
  const letter = { subject: 'Ett brev om vila', content: PARAGRAPH.repeat(8), version: draft.version };
  const { id, version } = await call('PUT', `/${draft.id}`, letter);
  /** @param {string} status */
  const waitFor = async (status) => {
    while ((await call('GET', `/${id}`)).status !== status) await delay(100);
  };
  await read(WARM_UP_SECONDS);
  const idle = await read(READ_SECONDS);
  const memory = watchMemory(apiPid);
  const start = await timed(() => call('POST', `/${id}/start`, { version, password: ADMIN.password }));
  const ready = await timed(() => waitFor('sending'));
  const sendingAt = performance.now();
  await delay(PAUSED_AFTER_MS);
  const pause = await timed(() => call('POST', `/${id}/pause`, {}));
  const resume = await timed(() => call('POST', `/${id}/resume`, {}));
  const sending = await read(READ_SECONDS);
  await waitFor('sent');
  const seconds = (performance.now() - sendingAt - resume.ms) / 1000;
  const samples = await memory.stop();
  const { recipients } = await call('GET', `/${id}`);
  const { sent = 0, ...others } = recipients;
  return {
    conditions: `${CONNECTIONS} connections; sink, database, readers (${READS_PER_SECOND} a second) and the API on the same two cores`,
    rows: Object.entries({
      'mails sent': sent,
      'mails not sent': Object.values(others).reduce((sum, count) => sum + count, 0),
      'mails a second': rounded(sent / seconds),
      'start responds, ms': rounded(start.ms),
      'until the rows of all recipients are written, ms': rounded(ready.ms),
      'pause responds, ms': rounded(pause.ms),
      'resume responds, ms': rounded(resume.ms),
      'memory before, MB': rounded(samples[0] ?? NaN),
      'memory at most, MB': rounded(Math.max(...samples)),
      'public API idle, p50 ms': rounded(percentile(idle, 0.5), 1),
      'public API while sending, p50 ms': rounded(percentile(sending, 0.5), 1),
      'public API idle, p99 ms': rounded(percentile(idle, 0.99), 1),
      'public API while sending, p99 ms': rounded(percentile(sending, 0.99), 1),
    }).map(([what, value]) => ({ what, value })),
  };
}

/** Milliseconds of public reads at a fixed rate. @param {number} seconds */
async function read(seconds) {
  let count = 0;
  const next = () => {
    count += 1;
    return { kind: 'read', path: READS[count % READS.length] ?? '' };
  };
  const { responses } = await sendAtRate({
    origin: API,
    perSecond: READS_PER_SECOND,
    seconds,
    maxInFlight: MAX_IN_FLIGHT,
    next,
  });
  return responses.map(({ ms }) => ms);
}

/** Calls of an admin. @param {Record<string, string>} headers */
function adminOf(headers) {
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<Campaign>} */
  return async (method, path, body) => {
    const response = await fetch(`${API}/api/admin/campaigns${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}
